import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import {isProblem, isRecord, operationOf} from './graphql';
import type {SampleProblem} from './sample';

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

/** The types that may describe `data`, as `@payload` names them. */
function payloadTypes(schema: GraphQLSchema, {astNode}: GraphQLField<unknown, unknown>): GraphQLOutputType[] {
  const payload = schema.getDirective('payload');
  const {types = []} = ((payload && astNode && getDirectiveValues(payload, astNode)) ?? {}) as {types?: string[]};
  return types.map((name) => schema.getType(name)).filter(isObjectType);
}

const isEmpty = (value: unknown) => isRecord(value) && Object.keys(value).length === 0;

function answerProblems(schema: GraphQLSchema, name: string, answer: unknown): SampleProblem[] {
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
export function responseProblems(schema: GraphQLSchema, value: unknown, name?: string): SampleProblem[] {
  if (!isRecord(value) || !isRecord(value.data)) {
    return [{line: 1, message: 'an answer of the API has the key "data" with the operation below it'}];
  }
  const {data} = value;
  const missing = name !== undefined && !(name in data) ? [{line: 1, message: `no "${name}" below "data"`}] : [];
  return [...missing, ...Object.entries(data).flatMap(([key, answer]) => answerProblems(schema, key, answer))];
}
