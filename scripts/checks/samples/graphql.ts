import {
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  isExecutableDefinitionNode,
  parse,
  validate,
} from 'graphql';
import {documentOf} from '../../../content/downloads/operations';
import {positionAt} from '../../../content/problems';
import {type Checker, schemaOf, type SampleProblem} from './sample';

const problemOf = ({locations, message}: GraphQLError) => ({line: locations?.[0]?.line ?? 1, message});

/**
 * Validates a document against a schema. A document that contains only type definitions just has to parse.
 *
 * @returns problems, with lines relative to the document
 */
function documentProblems(schema: GraphQLSchema, query: string): SampleProblem[] {
  try {
    const document = parse(query);
    return document.definitions.some(isExecutableDefinitionNode) ? validate(schema, document).map(problemOf) : [];
  } catch (error) {
    return [problemOf(error as GraphQLError)];
  }
}

/** Whether a JSON value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates an API request body: its query, and its variables against the types that the query declares. */
export function requestProblems(schema: GraphQLSchema, body: unknown): SampleProblem[] {
  if (!isRecord(body) || typeof body.query !== 'string') {
    return [{line: 1, message: 'the body of an API request needs the key "query"'}];
  }
  const invalid = documentProblems(schema, body.query);
  if (invalid.length > 0) {
    return invalid.map(({message}) => ({line: 1, message: `query: ${message}`}));
  }
  const declared = getOperationAST(parse(body.query))?.variableDefinitions ?? [];
  const given = isRecord(body.variables) ? body.variables : {};
  const {errors = []} = getVariableValues(schema, declared, given);
  const known = new Set(declared.map((variable) => variable.variable.name.value));
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  return [
    ...errors.map((error) => ({line: 1, message: `variables: ${error.message}`})),
    ...unknown.map((key) => ({line: 1, message: `variables: the query does not declare "$${key}"`})),
  ];
}

/** Runs a check on an operation of the schema, or reports that no operation has this name. */
export function problemsWith(
  schema: GraphQLSchema,
  name: string,
  check: (operation: GraphQLField<unknown, unknown>) => SampleProblem[],
): SampleProblem[] {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const operation = fields[name];
  return operation
    ? check(operation)
    : [{line: 1, message: `no operation "${name}" in the schema; known operations: ${Object.keys(fields).join(', ')}`}];
}

/** Validates variables against an operation's arguments, as if a query passed each under its own name. */
export const variablesProblems = (schema: GraphQLSchema, name: string, value: unknown): SampleProblem[] =>
  problemsWith(schema, name, (operation) => requestProblems(schema, {query: documentOf(operation), variables: value}));

/** Validates GraphQL operations embedded in code of another language. */
export const embedded: Checker = (sample) => {
  const {code} = sample;
  return [...code.matchAll(/\b(?:mutation|query)\s+\w+\s*\(\s*\$/g)].flatMap((match) => {
    const query = upToClosingBrace(code.slice(match.index));
    // A string built at run time can't be validated.
    if (query === undefined || /\$\w+:\s*(?:\$?\{|\\\()/.test(query)) {
      return [];
    }
    const first = positionAt(code, match.index).line - 1;
    return documentProblems(schemaOf(sample), query).map(({line, message}) => ({
      line: first + line,
      message: `GraphQL: ${message}`,
    }));
  });
};

function upToClosingBrace(text: string): string | undefined {
  let depth = 0;
  for (const {0: brace, index} of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) {
      return text.slice(0, index + 1);
    }
  }
  return undefined;
}

/** `graphql` fences. */
export const graphql: Checker = (sample) => documentProblems(schemaOf(sample), sample.code);
