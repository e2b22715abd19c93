import type * as z from 'zod';

export type AnySchema = z.core.$ZodType;
type Parts = {
  innerType?: AnySchema;
  out?: AnySchema;
  shape?: Record<PropertyKey, AnySchema>;
  element?: AnySchema;
  valueType?: AnySchema;
  options?: readonly AnySchema[];
};

const partsOf = (schema: AnySchema | undefined) => (schema?._zod.def ?? {}) as Parts;

/** A schema without what only makes it optional, gives it a default or prepares its data. */
function plain(schema: AnySchema | undefined): AnySchema | undefined {
  const {innerType, out} = partsOf(schema);
  const inner = innerType ?? out;
  return inner ? plain(inner) : schema;
}

/** What a schema asks for at a path. */
export function schemaAt(schema: AnySchema, path: readonly PropertyKey[]): AnySchema | undefined {
  let at: AnySchema | undefined = plain(schema);
  for (const key of path) {
    const {shape, element, valueType} = partsOf(at);
    at = plain(shape?.[key] ?? element ?? valueType);
  }
  return at;
}

/** The keys that a schema allows at a path; nothing where any are allowed. */
export const keysOf = (schema: AnySchema | undefined) => Object.keys(partsOf(schema).shape ?? {}).join(', ');

/** What an object holds at a path: its keys, or what each of its keys holds. */
function objectAt(schema: AnySchema, path: readonly PropertyKey[]): string {
  const at = schemaAt(schema, path);
  const {valueType} = partsOf(at);
  return valueType ? `keys, each an object with ${keysOf(plain(valueType))}` : `an object with ${keysOf(at)}`;
}

/** Types in the words of writers; what the schema says itself goes before them. */
const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  null: 'null',
  number: 'a number',
  string: 'text, in quotes where it looks like a number or a flag',
};

/** How many there may be, in the words of writers. */
function countWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [bound, count] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  const one = Number(count) === 1;
  const things: Record<string, string> = {
    array: one ? ' entry' : ' entries',
    string: one ? ' character' : ' characters',
  };
  return `${bound} ${count}${things[issue.origin] ?? ''}`;
}

/** The types of a schema that may be one of several. */
const typesOf = (schema: AnySchema | undefined): string =>
  (partsOf(schema).options ?? [])
    .flatMap((option) => plain(option)?._zod.def.type ?? [])
    .map((type) => typeWords[type] ?? type)
    .join(', or ');

/** What is allowed where the schema itself does not say it; the library's own words are for programmers. */
function wordsFor(issue: z.core.$ZodIssue, schema: AnySchema): string {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return countWords(issue);
    case 'invalid_type':
      return typeWords[issue.expected] ?? objectAt(schema, issue.path);
    case 'invalid_union':
      return typesOf(schemaAt(schema, issue.path));
    case 'invalid_format':
      return issue.format === 'url' ? 'an address such as https://www.example.com/page' : issue.message;
    default:
      return issue.message;
  }
}

/** What is allowed where an issue was found, in the words of writers. */
export function allowedBy(issue: z.core.$ZodIssue, schema: AnySchema): string {
  if (issue.code === 'invalid_value') {
    return issue.values.join(', ');
  }
  return /^(?:Invalid|Too) /.test(issue.message) ? wordsFor(issue, schema) : issue.message;
}
