import Handlebars from 'handlebars';
import {jsonProblems} from './data';
import {type Checker, type SampleProblem, type Sample, syntaxProblems} from './sample';

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

/** `handlebars` fences without an example's name. Those with one are run as well, with their data. */
export const handlebars: Checker = ({code}) => syntaxProblems('template', () => engine.precompile(code));

const parts = ['example', 'data', 'output'] as const;

function run(example: Sample, data: Sample, output: Sample): SampleProblem[] {
  if (jsonProblems(data.code).length > 0) {
    return [];
  }
  return syntaxProblems('template', () => {
    // A page doesn't show white space around its text.
    const [made, stated] = [engine.compile(example.code)(JSON.parse(data.code)), output.code].map((text) =>
      text.trim(),
    );
    if (made !== stated) {
      const message = `makes ${JSON.stringify(made)}, but the page states ${JSON.stringify(stated)}`;
      throw Object.assign(new Error(message), {line: 1});
    }
  });
}

/** Most visitors that an example has room for, beside each other. */
const mostVisitors = 2;

/** The records and results of an example, a pair for each visitor; undefined where one is missing or out of order. */
function visitorsOf(members: readonly Sample[]): [Sample, Sample][] | undefined {
  const [template, ...rest] = members;
  const visitors = Array.from({length: rest.length / 2}, (_, at) => rest.slice(2 * at, 2 * at + 2) as [Sample, Sample]);
  const isWhole =
    template?.attributes.example !== undefined &&
    rest.length === 2 * visitors.length &&
    visitors.every(([data, output]) => data.attributes.data !== undefined && output.attributes.output !== undefined);
  return isWhole && visitors.length > 0 && visitors.length <= mostVisitors ? visitors : undefined;
}

/**
 * Runs the examples of a page: template, data and output by one name, data and output for each visitor. The output has to
 * match to the letter.
 *
 * @param samples the samples of one page
 * @returns what is wrong, and at which sample
 */
export function templateProblems(samples: readonly Sample[]): [Sample, SampleProblem][] {
  const names = new Set(samples.flatMap(({attributes}) => parts.flatMap((part) => attributes[part] ?? [])));
  return [...names].flatMap((name): [Sample, SampleProblem][] => {
    const members = samples.filter(({attributes}) => parts.some((part) => attributes[part] === name));
    const [template] = members;
    const visitors = visitorsOf(members);
    if (template && visitors) {
      return visitors.flatMap(([data, output], at) =>
        run(template, data, output).map((problem): [Sample, SampleProblem] => [at === 0 ? template : output, problem]),
      );
    }
    const [first, ...others] = parts.map((part) => `${part}="${name}"`);
    const wanted = `one with ${first}, then ${others.join(' and ')} for each of 1 or ${mostVisitors} visitors`;
    const message = `example "${name}" has ${members.length} fences; it needs ${wanted}`;
    return members.slice(0, 1).map((each) => [each, {line: 0, message}]);
  });
}
