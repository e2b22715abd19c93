import Handlebars from 'handlebars';
import {partOf} from '../../../remark/code/examples';
import {jsonProblems} from './data';
import {type Checker, type SampleProblem, type Sample, syntaxProblems} from './sample';

/** A helper. Handlebars passes it an options object after the template's arguments. */
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
  // Strict equality: the text "5" isn't the number 5.
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
// Built into Handlebars, but the pages say that they don't exist.
['lookup', 'log'].forEach((name) => engine.unregisterHelper(name));

/** `handlebars` fences without an example name. Those with one also run with their data. */
export const handlebars: Checker = ({code}) => syntaxProblems('template', () => engine.precompile(code));

function run(example: Sample, data: Sample, output: Sample): SampleProblem[] {
  if (jsonProblems(data.code).length > 0) {
    return [];
  }
  return syntaxProblems('template', () => {
    // Pages don't show surrounding whitespace.
    const [made, stated] = [engine.compile(example.code)(JSON.parse(data.code)), output.code].map((text) =>
      text.trim(),
    );
    if (made !== stated) {
      const message = `renders ${JSON.stringify(made)}, but the page shows ${JSON.stringify(stated)}`;
      throw Object.assign(new Error(message), {line: 1});
    }
  });
}

/** The parts of an example, with one or two visitors, because only two fit side by side. */
const whole = /^example(?:,data,output){1,2}$/;

/**
 * Runs the examples of a page: a template, and data and output for each visitor, all with the same name. The output
 * must match exactly.
 *
 * @param samples the samples of one page
 * @returns problems, each with its sample
 */
export function templateProblems(samples: readonly Sample[]): (readonly [Sample, SampleProblem])[] {
  const nameOf = ({attributes}: Sample) => attributes[partOf(attributes) ?? ''];
  return [...new Set(samples.flatMap((sample) => nameOf(sample) ?? []))].flatMap((name) => {
    const [template, ...rest] = samples.filter((sample) => nameOf(sample) === name) as [Sample, ...Sample[]];
    if (whole.test([template, ...rest].map(({attributes}) => partOf(attributes)).join())) {
      return rest.flatMap((output, at) => {
        const data = at % 2 === 1 ? rest[at - 1] : undefined;
        return data
          ? run(template, data, output).map((problem) => [at === 1 ? template : output, problem] as const)
          : [];
      });
    }
    const wanted = `one with example="${name}", then data="${name}" and output="${name}" for each of 1 or 2 visitors`;
    const message = `example "${name}" has ${rest.length + 1} fences; it needs ${wanted}`;
    return [[template, {line: 0, message}] as const];
  });
}
