import Handlebars from 'handlebars';

/** Handlebars hands every helper an object with its options behind the arguments that a template gives. */
type Helper = (...args: never[]) => unknown;

const isKnown = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The helpers for text. Each takes a text. */
const text: Record<string, Helper> = {
  toUpperCase: (value: string) => String(value).toUpperCase(),
  toLowerCase: (value: string) => String(value).toLowerCase(),
  capitalize: (value: string) => String(value).charAt(0).toUpperCase() + String(value).slice(1),
  trim: (value: string) => String(value).trim(),
  substring: (value: string, start: number, end: number) => String(value).substring(start, end),
};

/** The helpers for numbers. */
const numbers: Record<string, Helper> = {
  add: (a: number, b: number) => a + b,
  subtract: (a: number, b: number) => a - b,
  multiply: (a: number, b: number) => a * b,
  divide: (a: number, b: number) => a / b,
  mod: (a: number, b: number) => a % b,
  ceil: (value: number) => Math.ceil(value),
  floor: (value: number) => Math.floor(value),
  round: (value: number) => Math.round(value),
};

/** The comparisons, which are used inside blocks. Equality does not convert: the text "5" is not the number 5. */
const comparisons: Record<string, Helper> = {
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  gt: (a: number, b: number) => a > b,
  lt: (a: number, b: number) => a < b,
  gte: (a: number, b: number) => a >= b,
  lte: (a: number, b: number) => a <= b,
  and: (a: unknown, b: unknown) => Boolean(a) && Boolean(b),
};

const documented: Record<string, Helper> = {
  default: (value: unknown, fallback: unknown) => (isKnown(value) ? value : fallback),
  ...text,
  ...numbers,
  ...comparisons,
};

function engine(): typeof Handlebars {
  const own = Handlebars.create();
  for (const [name, helper] of Object.entries(documented)) {
    own.registerHelper(name, helper as Handlebars.HelperDelegate);
  }
  // The pages say that these do not exist; Handlebars brings them along.
  own.unregisterHelper('lookup');
  own.unregisterHelper('log');
  return own;
}

const templates = engine();

/**
 * Runs a template with the helpers that the personalization pages document, and no others.
 *
 * @throws Error when the template does not parse or names an unknown helper
 */
export const render = (template: string, data: unknown): string => templates.compile(template)(data);

/**
 * Parses a template without running it.
 *
 * @throws Error when it does not parse
 */
export const parseTemplate = (template: string): void => {
  templates.precompile(template);
};
