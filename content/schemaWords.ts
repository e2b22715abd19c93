import * as z from 'zod';

type Values = 'type' | 'enum' | 'const' | 'required' | 'minItems' | 'minLength' | 'maxLength' | 'format';

/** The parts of a JSON Schema that messages and the writer's guide use. */
export type JsonSchema = Pick<z.core.JSONSchema.JSONSchema, Values> & {
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
};

/** Converts a Zod schema to JSON Schema. */
export const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'}) as JsonSchema;

const partAt = (schema: z.ZodType, path: readonly PropertyKey[]): JsonSchema =>
  path.reduce<JsonSchema>((part, key) => {
    const {properties, items, additionalProperties: other} = part.anyOf?.find(({type}) => type !== 'null') ?? part;
    return properties?.[String(key)] ?? items ?? (typeof other === 'object' ? other : {});
  }, jsonSchema(schema));

/** The keys that a schema allows at a path, joined for messages; empty if it allows any key. */
export const keysAt = (schema: z.ZodType, path: readonly PropertyKey[]): string =>
  Object.keys(partAt(schema, path).properties ?? {}).join(', ');

/** Formats text as inline code; text that contains backticks needs double backticks around it. */
export const code = (text: string) => (text.includes('`') ? `\`\`${text}\`\`` : `\`${text}\``);

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  null: 'null',
  number: 'a number',
  integer: 'a number',
};

const formatWords: Readonly<Record<string, string>> = {
  date: 'a date such as 2027-01-31',
  uri: 'a URL such as https://www.example.com/page',
};

function lengthOf({minLength, maxLength}: JsonSchema): string {
  if (maxLength) {
    return ` of ${minLength ?? 0} to ${maxLength} characters`;
  }
  return minLength && minLength > 2 ? ` of at least ${minLength} characters` : '';
}

/** Describes what a schema allows, as Markdown. */
export function describeSchema(schema: JsonSchema): string {
  const {type = [], enum: values, const: value, anyOf, items, properties, additionalProperties, format = ''} = schema;
  if (anyOf) {
    return [...new Set(anyOf.map(describeSchema))].join(', or ');
  }
  if (values ?? value !== undefined) {
    return (values ?? [value]).map((each) => (each === '' ? 'empty' : code(String(each)))).join(', ');
  }
  if (items) {
    return `${schema.minItems ? `a list of ${schema.minItems} or more` : 'a list'}: ${describeSchema(items)}`;
  }
  if (properties) {
    return `an object with ${Object.keys(properties).map(code).join(', ')}`;
  }
  if (typeof additionalProperties === 'object') {
    return `keys, each with ${describeSchema(additionalProperties)}`;
  }
  const types = [type].flat().map((each) => typeWords[each] ?? each);
  return `${formatWords[format] ?? (types.join(', or ') || 'anything')}${lengthOf(schema)}`;
}

/** Describes what is allowed where an issue was found, because Zod's messages are written for programmers. */
export function allowedBy(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (!/^(?:Invalid|Too) /.test(issue.message)) {
    return issue.message;
  }
  if (issue.code === 'invalid_value') {
    return issue.values.join(', ');
  }
  const quotes =
    issue.code === 'invalid_type' && issue.expected === 'string'
      ? ', in quotes if it looks like a number or a flag'
      : '';
  return describeSchema(partAt(schema, issue.path)).replaceAll('`', '') + quotes;
}
