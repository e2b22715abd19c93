import {parseJson} from './data';
import {each, messageOf, type SampleProblem, type Sample} from './sample';
import {parseTemplate, render} from './templateHelpers';

const attempt = (work: () => SampleProblem[]): SampleProblem[] => {
  try {
    return work();
  } catch (error) {
    const message = messageOf(error);
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1);
    return [{line, message: `template: ${message.split('\n')[0]}`}];
  }
};

/** `handlebars` fences without an example's name. Those with one are run as well, with their data. */
export const handlebars = each(({code}) =>
  attempt(() => {
    parseTemplate(code);
    return [];
  }),
);

const parts = ['example', 'data', 'output'] as const;
type Part = (typeof parts)[number];

/** The part of an example that a sample is, with the example's name. */
export function partOf({language, attributes}: Sample): {part: Part; name: string} | undefined {
  const part = ({handlebars: 'example', json: 'data', text: 'output'} as Record<string, Part | undefined>)[language];
  const name = part && attributes[part];
  return part && name !== undefined ? {part, name} : undefined;
}

type Example = Partial<Record<Part, Sample>>;

function run({example, data, output}: Required<Example>): SampleProblem[] {
  const parsed = parseJson(data.code);
  if ('problem' in parsed) {
    return [];
  }
  return attempt(() => {
    const made = render(example.code, parsed.value);
    return made === output.code
      ? []
      : [
          {
            line: 1,
            message: `template: makes ${JSON.stringify(made)}, but the page states ${JSON.stringify(output.code)}`,
          },
        ];
  });
}

function exampleProblems(name: string, example: Example, members: readonly Sample[]): [Sample, SampleProblem][] {
  const [first] = members as [Sample];
  const missing = parts.filter((part) => !example[part]);
  if (missing.length > 0) {
    return [
      [
        first,
        {line: 0, message: `example "${name}": no fence with ${missing.map((part) => `${part}="${name}"`).join(', ')}`},
      ],
    ];
  }
  if (members.length > parts.length) {
    return [[first, {line: 0, message: `example "${name}": the name is used more than once on the page`}]];
  }
  const whole = example as Required<Example>;
  return run(whole).map((problem) => [whole.example, problem]);
}

/**
 * Runs the examples of a page: template, data and output by one name. The output has to match to the letter.
 *
 * @param samples the samples of one page
 * @returns what is wrong, and at which sample
 */
export function templateProblems(samples: readonly Sample[]): [Sample, SampleProblem][] {
  const examples = new Map<string, {example: Example; members: Sample[]}>();
  for (const sample of samples) {
    const found = partOf(sample);
    if (found) {
      const entry = examples.get(found.name) ?? {example: {}, members: []};
      entry.example[found.part] = sample;
      entry.members.push(sample);
      examples.set(found.name, entry);
    }
  }
  return [...examples].flatMap(([name, {example, members}]) => exampleProblems(name, example, members));
}
