import {Ajv2020, type ErrorObject} from 'ajv/dist/2020';
import {type GraphQLField, type GraphQLSchema, getNamedType} from 'graphql';
import {jsonTypes} from '../../../content/downloads/jsonTypes';
import {payloadTypes} from '../../../content/facts/sdl';
import {isRecord, problemsWith} from './graphql';
import type {SampleProblem} from './sample';

const describe = ({instancePath, message, params: {additionalProperty: key}}: ErrorObject, place: string) =>
  `${place}${instancePath.replaceAll('/', '.')} ${message}${key ? `: ${key}` : ''}`;

/** Whether an error only repeats another: an invalid value of a nullable type also fails for not being null. */
const isEcho = ({keyword, params}: ErrorObject) => keyword === 'anyOf' || params.type === 'null';

/** Reports differences between JSON and an SDL type, including keys that the type doesn't have. */
function mismatches(schema: GraphQLSchema, type: string, value: object, place: string): string[] {
  const types = jsonTypes(schema, [type], (name) => `#/$defs/${name}`);
  const $defs = Object.fromEntries(
    Object.entries(types).map(([name, each]) => [name, {...each, additionalProperties: false}]),
  );
  const ajv = new Ajv2020({strict: false, allErrors: true});
  ajv.validate({$defs, $ref: `#/$defs/${type}`}, value);
  return (ajv.errors ?? []).filter((error) => !isEcho(error)).map((error) => describe(error, place));
}

function operationProblems(
  schema: GraphQLSchema,
  operation: GraphQLField<unknown, unknown>,
  response: unknown,
): SampleProblem[] {
  const {name} = operation;
  if (!isRecord(response)) {
    return [{line: 1, message: `${name} must be an object`}];
  }
  const {data} = response;
  // A failed call returns an empty object.
  const isResult = isRecord(data) && Object.keys(data).length > 0;
  const candidates = isResult
    ? payloadTypes(schema, operation).map((type) => mismatches(schema, type, data, `${name}.data`))
    : [];
  const best = candidates.sort((a, b) => a.length - b.length)[0] ?? [];
  return [...mismatches(schema, getNamedType(operation.type).name, response, name), ...best].map((message) => ({
    line: 1,
    message,
  }));
}

/**
 * Validates an API response of a given operation or of any: `{"data": {"operation": {…}}}`, with the keys and types of
 * the payload at every level.
 */
export function responseProblems(schema: GraphQLSchema, value: unknown, name?: string): SampleProblem[] {
  if (!isRecord(value) || !isRecord(value.data)) {
    return [{line: 1, message: 'an API response needs the key "data" with the operation below it'}];
  }
  const {data} = value;
  const missing = name !== undefined && !(name in data) ? [{line: 1, message: `no "${name}" below "data"`}] : [];
  return [
    ...missing,
    ...Object.entries(data).flatMap(([key, response]) =>
      problemsWith(schema, key, (operation) => operationProblems(schema, operation, response)),
    ),
  ];
}
