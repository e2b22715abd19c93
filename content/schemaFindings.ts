import type * as z from 'zod';
import {type Finding, FindingsError} from './findings';

/** Data with a way from a key to its line. */
type Located = {data: unknown; lineOf: (path: readonly PropertyKey[]) => number};

type AnySchema = z.core.$ZodType;
type Parts = {
  innerType?: AnySchema;
  out?: AnySchema;
  shape?: Record<PropertyKey, AnySchema>;
  element?: AnySchema;
  valueType?: AnySchema;
};

const partsOf = (schema: AnySchema | undefined) => (schema?._zod.def ?? {}) as Parts;

/** A schema without what only makes it optional, gives it a default or prepares its data. */
function plain(schema: AnySchema | undefined): AnySchema | undefined {
  const {innerType, out} = partsOf(schema);
  const inner = innerType ?? out;
  return inner ? plain(inner) : schema;
}

/** What a schema asks for at a path. */
function schemaAt(schema: AnySchema, path: readonly PropertyKey[]): AnySchema | undefined {
  let at: AnySchema | undefined = plain(schema);
  for (const key of path) {
    const {shape, element, valueType} = partsOf(at);
    at = plain(shape?.[key] ?? element ?? valueType);
  }
  return at;
}

/** The keys that a schema allows at a path; nothing where any are allowed. */
const keysOf = (schema: AnySchema | undefined) => Object.keys(partsOf(schema).shape ?? {}).join(', ');

/** What an object holds at a path: its keys, or what each of its keys holds. */
function objectAt(schema: AnySchema, path: readonly PropertyKey[]): string {
  const at = schemaAt(schema, path);
  const {valueType} = partsOf(at);
  return valueType ? `keys, each an object with ${keysOf(plain(valueType))}` : `an object with ${keysOf(at)}`;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

const shown = (value: unknown) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 80)}…` : text;
};

/** Types in the words of writers; what the schema says itself goes before them. */
const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  string: 'text, in quotes where it looks like a number or a flag',
};

function allowedBy(issue: z.core.$ZodIssue, schema: AnySchema): string {
  if (issue.code === 'invalid_value') {
    return issue.values.join(', ');
  }
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) {
    return issue.message;
  }
  return typeWords[issue.expected] ?? objectAt(schema, issue.path);
}

function describe(issue: z.core.$ZodIssue, schema: AnySchema, source: Located, file: string): Finding[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const found = `${path.join('.')}: unknown key`;
      return {file, line: source.lineOf(path), found, allowed: keysOf(schemaAt(schema, issue.path))};
    });
  }
  const value = valueAt(source.data, issue.path);
  const length = typeof value === 'string' && issue.code.startsWith('too_') ? ` (${value.length} characters)` : '';
  const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  const allowed = allowedBy(issue, schema);
  return [{file, line: source.lineOf(issue.path), found: `${place}found ${shown(value)}${length}`, allowed}];
}

/**
 * Checks data against a schema.
 *
 * @param source the data with a way from a key to its line
 * @param file the file that holds it
 * @param what the data is, such as `front matter`
 * @returns the data as the schema types it, defaults filled in
 * @throws FindingsError with a finding for each problem: file, line, key, what was found, what is allowed
 */
export function checked<T extends z.ZodType>(schema: T, source: Located, file: string, what: string): z.infer<T> {
  const result = schema.safeParse(source.data);
  if (!result.success) {
    const findings = result.error.issues.flatMap((issue) => describe(issue, schema, source, file));
    throw new FindingsError(`${what} is not valid`, findings);
  }
  return result.data;
}
