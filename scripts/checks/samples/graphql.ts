import {
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  coerceInputValue,
  getVariableValues,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import {each, lineAt, messageOf, type Problem} from './sample';

const firstLine = (error: GraphQLError) => error.locations?.[0]?.line ?? 1;
const problemOf = (error: GraphQLError): Problem => ({line: firstLine(error), message: error.message});

function parsed(query: string): DocumentNode | Problem {
  try {
    return parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? problemOf(error) : {line: 1, message: messageOf(error)};
  }
}

const executable = new Set<string>([Kind.OPERATION_DEFINITION, Kind.FRAGMENT_DEFINITION]);

/**
 * Holds a document against a schema. A document that holds type definitions only has to parse.
 *
 * @returns what is wrong, by line of the document
 */
export function documentProblems(schema: GraphQLSchema, query: string): Problem[] {
  const document = parsed(query);
  if (!('kind' in document)) {
    return [document];
  }
  const runs = document.definitions.some((definition) => executable.has(definition.kind));
  return runs ? validate(schema, document).map(problemOf) : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the body of a request to the API: its query, and the variables by the types that the query declares.
 *
 * @param body parsed JSON
 */
export function requestProblems(schema: GraphQLSchema, body: unknown): Problem[] {
  if (!isRecord(body) || typeof body.query !== 'string') {
    return [{line: 1, message: 'the body of an API request needs the key "query"'}];
  }
  const document = parsed(body.query);
  if (!('kind' in document)) {
    return [{line: 1, message: `query: ${document.message}`}];
  }
  const invalid = validate(schema, document);
  if (invalid.length > 0) {
    return invalid.map((error) => ({line: 1, message: `query: ${error.message}`}));
  }
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const given = isRecord(body.variables) ? body.variables : {};
  const {errors = []} = getVariableValues(schema, operation?.variableDefinitions ?? [], given);
  const known = new Set(operation?.variableDefinitions?.map((variable) => variable.variable.name.value));
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  return [
    ...errors.map((error) => ({line: 1, message: `variables: ${error.message}`})),
    ...unknown.map((key) => ({line: 1, message: `variables: the query declares no "$${key}"`})),
  ];
}

function operationOf(schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown> | Problem {
  const fields = {...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields()};
  const known = Object.keys(fields).filter((key) => !key.startsWith('_'));
  return fields[name] ?? {line: 1, message: `no operation "${name}" in the schema; there are: ${known.join(', ')}`};
}

const isProblem = (value: object): value is Problem => 'message' in value;

/**
 * Checks variables by the arguments of an operation, as if a query passed each on under its own name.
 *
 * @param name the operation
 * @param value parsed JSON
 */
export function variablesProblems(schema: GraphQLSchema, name: string, value: unknown): Problem[] {
  const operation = operationOf(schema, name);
  if (isProblem(operation)) {
    return [operation];
  }
  if (!isRecord(value)) {
    return [{line: 1, message: 'variables have to be an object'}];
  }
  const unknown = Object.keys(value).filter((key) => !operation.args.some((arg) => arg.name === key));
  const problems = unknown.map((key) => ({line: 1, message: `"${key}" is no argument of ${name}`}));
  for (const arg of operation.args.filter(({type}) => isInputType(type))) {
    coerceInputValue(value[arg.name], arg.type, (path, _, error) => {
      problems.push({line: 1, message: `${[arg.name, ...path].join('.')}: ${error.message}`});
    });
  }
  return problems;
}

const scalars: Record<string, (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => typeof value === 'string' || Number.isInteger(value),
};

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

/** Where JSON differs from the type that describes it, as `path: what`. */
function misfits(type: GraphQLOutputType, value: unknown, path: string): string[] {
  if (isNonNullType(type)) {
    return value === null || value === undefined
      ? [`${path}: null, but never null`]
      : misfits(type.ofType, value, path);
  }
  if (value === null || value === undefined) {
    return [];
  }
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => misfits(type.ofType, item, `${path}[${index}]`))
      : [`${path}: ${shown(value)} is no list`];
  }
  if (isScalarType(type)) {
    return (scalars[type.name]?.(value) ?? true) ? [] : [`${path}: ${shown(value)} is no ${type.name}`];
  }
  if (isEnumType(type)) {
    return type.getValue(String(value)) ? [] : [`${path}: ${shown(value)} is no ${type.name}`];
  }
  if (!isObjectType(type) || !isRecord(value)) {
    return [`${path}: ${shown(value)} is no ${String(type)}`];
  }
  const fields = type.getFields();
  const unknown = Object.keys(value).filter((key) => !fields[key]);
  return [
    ...unknown.map((key) => `${path}.${key}: not in ${type.name}`),
    ...Object.values(fields).flatMap((field) => misfits(field.type, value[field.name], `${path}.${field.name}`)),
  ];
}

function payloadTypes(schema: GraphQLSchema, operation: GraphQLField<unknown, unknown>): GraphQLOutputType[] {
  const directive = operation.astNode?.directives?.find(({name}) => name.value === 'payload');
  const list = directive?.arguments?.[0]?.value;
  const names = list?.kind === Kind.LIST ? list.values : [];
  return names.flatMap((node) => {
    const type = node.kind === Kind.STRING ? schema.getType(node.value) : undefined;
    return isObjectType(type) ? [type] : [];
  });
}

const isEmpty = (value: unknown) => isRecord(value) && Object.keys(value).length === 0;

function answerProblems(schema: GraphQLSchema, name: string, answer: unknown): Problem[] {
  const operation = operationOf(schema, name);
  if (isProblem(operation)) {
    return [operation];
  }
  const envelope = misfits(operation.type, answer, name);
  // A failed call answers with an empty object.
  const data = isRecord(answer) && !isEmpty(answer.data) ? answer.data : undefined;
  const candidates = payloadTypes(schema, operation).map((type) => misfits(type, data, `${name}.data`));
  const best = candidates.sort((a, b) => a.length - b.length)[0] ?? [];
  return [...envelope, ...best].map((message) => ({line: 1, message}));
}

/**
 * Checks an answer of the API: `{"data": {"operation": {…}}}`, keys and types, as deep as the payload's types go.
 *
 * @param value parsed JSON
 * @param name the operation that the answer has to be of; any known one without
 */
export function responseProblems(schema: GraphQLSchema, value: unknown, name?: string): Problem[] {
  if (!isRecord(value) || !isRecord(value.data)) {
    return [{line: 1, message: 'an answer of the API has the key "data" with the operation below it'}];
  }
  const {data} = value;
  const missing = name !== undefined && !(name in data) ? [{line: 1, message: `no "${name}" below "data"`}] : [];
  return [...missing, ...Object.entries(data).flatMap(([key, answer]) => answerProblems(schema, key, answer))];
}

/**
 * Finds GraphQL operations inside code of another language and checks each.
 *
 * @returns what is wrong, by line of the code
 */
export function embeddedProblems(schema: GraphQLSchema, code: string): Problem[] {
  return [...code.matchAll(/\b(?:mutation|query)\s+\w+\s*\(\s*\$/g)].flatMap((match) => {
    const query = upToClosingBrace(code.slice(match.index));
    // A text that is put together at run time can't be judged.
    if (query === undefined || /\$\w+:\s*(?:\$?\{|\\\()/.test(query)) {
      return [];
    }
    const first = lineAt(code, match.index) - 1;
    return documentProblems(schema, query).map(({line, message}) => ({
      line: first + line,
      message: `GraphQL: ${message}`,
    }));
  });
}

function upToClosingBrace(text: string): string | undefined {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    depth += text[index] === '{' ? 1 : text[index] === '}' ? -1 : 0;
    if (depth === 0 && text[index] === '}') {
      return text.slice(0, index + 1);
    }
  }
  return undefined;
}

/** `graphql` fences. */
export const graphql = each(({code, version}, {schemaOf}) => documentProblems(schemaOf(version), code));
