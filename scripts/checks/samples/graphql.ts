import {
  type GraphQLError,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  getVariableValues,
  isExecutableDefinitionNode,
  parse,
  validate,
} from 'graphql';
import {type Checker, lineAt, schemaOf, type SampleProblem} from './sample';

const problemOf = ({locations, message}: GraphQLError) => ({line: locations?.[0]?.line ?? 1, message});

function parsed(query: string): DocumentNode | SampleProblem {
  try {
    return parse(query);
  } catch (error) {
    return problemOf(error as GraphQLError);
  }
}

/**
 * Checks a document against a schema. A document that holds type definitions only has to parse.
 *
 * @returns what is wrong, by line of the document
 */
export function documentProblems(schema: GraphQLSchema, query: string): SampleProblem[] {
  const document = parsed(query);
  if (!('kind' in document)) {
    return [document];
  }
  return document.definitions.some(isExecutableDefinitionNode) ? validate(schema, document).map(problemOf) : [];
}

/** Whether JSON is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the body of a request to the API: its query, and the variables by the types that the query declares.
 *
 * @param body parsed JSON
 */
export function requestProblems(schema: GraphQLSchema, body: unknown): SampleProblem[] {
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

/** An operation of the schema, or that there is none of this name. */
export function operationOf(schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown> | SampleProblem {
  const fields = {...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields()};
  const known = Object.keys(fields).filter((key) => !key.startsWith('_'));
  return fields[name] ?? {line: 1, message: `no operation "${name}" in the schema; there are: ${known.join(', ')}`};
}

/** Whether what was looked for is a problem instead. */
export const isProblem = (value: object): value is SampleProblem => 'message' in value;

/**
 * Checks variables by the arguments of an operation, as if a query passed each on under its own name.
 *
 * @param name the operation
 * @param value parsed JSON
 */
export function variablesProblems(schema: GraphQLSchema, name: string, value: unknown): SampleProblem[] {
  const operation = operationOf(schema, name);
  if (isProblem(operation)) {
    return [operation];
  }
  const kind = schema.getMutationType()?.getFields()[name] ? 'mutation' : 'query';
  const declared = operation.args.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = operation.args.map((arg) => `${arg.name}: $${arg.name}`);
  const query = `${kind} Call(${declared.join()}) { ${name}(${passed.join()}) { __typename } }`;
  return requestProblems(schema, {query, variables: value});
}

/** Finds GraphQL operations inside code of another language and checks each. */
export const embedded: Checker = (sample) => {
  const {code} = sample;
  return [...code.matchAll(/\b(?:mutation|query)\s+\w+\s*\(\s*\$/g)].flatMap((match) => {
    const query = upToClosingBrace(code.slice(match.index));
    // A text that is put together at run time can't be judged.
    if (query === undefined || /\$\w+:\s*(?:\$?\{|\\\()/.test(query)) {
      return [];
    }
    const first = lineAt(code, match.index) - 1;
    return documentProblems(schemaOf(sample), query).map(({line, message}) => ({
      line: first + line,
      message: `GraphQL: ${message}`,
    }));
  });
};

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
export const graphql: Checker = (sample) => documentProblems(schemaOf(sample), sample.code);
