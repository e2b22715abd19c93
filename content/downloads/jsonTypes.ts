import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export type JsonType = {[key: string]: unknown};

const scalars: Readonly<Record<string, JsonType>> = {
  String: {type: 'string'},
  ID: {type: 'string'},
  Int: {type: 'integer'},
  Float: {type: 'number'},
  Boolean: {type: 'boolean'},
  JSON: {},
};

type AnyType = GraphQLInputType | GraphQLOutputType;

function named(type: AnyType, reference: (name: string) => string): JsonType {
  const known = getNullableType(type);
  if (isListType(known)) {
    return {type: 'array', items: named(known.ofType, reference)};
  }
  if (isEnumType(known)) {
    return {type: 'string', enum: known.getValues().map(({name}) => name)};
  }
  return scalars[known.name] ?? {$ref: reference(known.name)};
}

/** Makes the schema of an optional field nullable. */
const orNull = (type: JsonType): JsonType => ('$ref' in type ? {anyOf: [type, {type: 'null'}]} : nullable(type));

const nullable = ({type, ...rest}: JsonType): JsonType => (type === undefined ? rest : {type: [type, 'null'], ...rest});

function objectType(schema: GraphQLSchema, name: string, reference: (name: string) => string): JsonType {
  const type = schema.getType(name);
  if (!isInputObjectType(type) && !isObjectType(type)) {
    throw new Error(`graphql/schema.graphql: found no input or object type ${name}`);
  }
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
  const properties = fields.map((field) => {
    const made = named(field.type, reference);
    const known = isNonNullType(field.type) ? made : orNull(made);
    return [field.name, {description: field.description ?? '', ...known}];
  });
  return {
    description: type.description ?? '',
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? {required} : {}),
    // GraphQL rejects unknown keys in inputs; responses can gain keys.
    ...(isInputObjectType(type) ? {additionalProperties: false} : {}),
  };
}

/**
 * Converts SDL types to JSON Schema, by name, including the types they refer to.
 *
 * @param names names of input and object types
 * @param reference returns the `$ref` of a type in the document that contains the result
 * @throws Error when the SDL has no such type
 */
export function jsonTypes(
  schema: GraphQLSchema,
  names: readonly string[],
  reference: (name: string) => string,
): Record<string, JsonType> {
  const made: Record<string, JsonType> = {};
  const add = (name: string): string => {
    if (!(name in made)) {
      // Types can refer to each other in cycles.
      made[name] = {};
      made[name] = objectType(schema, name, add);
    }
    return reference(name);
  };
  names.forEach(add);
  return made;
}
