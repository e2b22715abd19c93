import Handlebars from 'handlebars';
import {parseJson} from './data';
import {type Checker, messageOf, type SampleProblem, type Sample} from './sample';

/** Handlebars hands every helper an object with its options behind the arguments that a template gives. */
type Helper = (...args: never[]) => unknown;

/** The helpers that the personalization pages document. */
const helpers: Record<string, Helper> = {
  default: (value: unknown, fallback: unknown) =>
    value === undefined || value === null || value === '' ? fallback : value,
  toUpperCase: (value: string) => String(value).toUpperCase(),
  toLowerCase: (value: string) => String(value).toLowerCase(),
  capitalize: (value: string) => String(value).charAt(0).toUpperCase() + String(value).slice(1),
  trim: (value: string) => String(value).trim(),
  substring: (value: string, start: number, end: number) => String(value).substring(start, end),
  add: (a: number, b: number) => a + b,
  subtract: (a: number, b: number) => a - b,
  multiply: (a: number, b: number) => a * b,
  divide: (a: number, b: number) => a / b,
  mod: (a: number, b: number) => a % b,
  ceil: (value: number) => Math.ceil(value),
  floor: (value: number) => Math.floor(value),
  round: (value: number) => Math.round(value),
  // Equality does not convert: the text "5" is not the number 5.
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  gt: (a: number, b: number) => a > b,
  lt: (a: number, b: number) => a < b,
  gte: (a: number, b: number) => a >= b,
  lte: (a: number, b: number) => a <= b,
  and: (a: unknown, b: unknown) => Boolean(a) && Boolean(b),
};

const engine = Handlebars.create();
engine.registerHelper(helpers as Record<string, Handlebars.HelperDelegate>);
// The pages say that these do not exist; Handlebars brings them along.
['lookup', 'log'].forEach((name) => engine.unregisterHelper(name));

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
export const handlebars: Checker = ({code}) =>
  attempt(() => {
    engine.precompile(code);
    return [];
  });

const parts = ['example', 'data', 'output'] as const;
type Part = (typeof parts)[number];

/** The part of an example that a sample is, with the example's name. */
function partOf({language, attributes}: Sample): {part: Part; name: string} | undefined {
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
    const made = engine.compile(example.code)(parsed.value);
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
