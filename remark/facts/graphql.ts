import path from 'node:path';
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  buildSchema,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type {RootContent} from 'mdast';
import {readText} from './files';
import {element, paragraph} from './mdx';

/** The SDL of a docs version: `graphql/schema.graphql`. */
export const readSchema = (version: string): GraphQLSchema =>
  buildSchema(readText(path.join(version, 'graphql', 'schema.graphql')));

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

function fieldRow(field: AnyField, input: boolean): RootContent {
  const type = String(field.type).replace(/!$/, '');
  return element('Field', {name: field.name, type, required: input && isNonNullType(field.type)}, [
    paragraph(field.description ?? ''),
  ]);
}

const requiredFirst = (a: AnyField, b: AnyField) => Number(isNonNullType(b.type)) - Number(isNonNullType(a.type));

function fieldsOf(schema: GraphQLSchema, name: string, input: boolean): RootContent[] {
  const wanted = input ? isInputObjectType : isObjectType;
  const type = schema.getType(name);
  if (!wanted(type)) {
    const known = Object.values(schema.getTypeMap()).filter((each) => wanted(each) && !each.name.startsWith('__'));
    throw new Error(`no ${input ? 'input' : 'object'} type "${name}" in the schema; there are: ${known.join(', ')}`);
  }
  const fields: AnyField[] = Object.values(type.getFields());
  const ordered = input ? [...fields].sort(requiredFirst) : fields;
  return [
    element(
      'Fields',
      {},
      ordered.map((field) => fieldRow(field, input)),
    ),
  ];
}

function operation(schema: GraphQLSchema, name: string): RootContent[] {
  const operations = schema.getMutationType()?.getFields() ?? {};
  const found = operations[name];
  if (!found) {
    throw new Error(`no operation "${name}" in the schema; there are: ${Object.keys(operations).join(', ')}`);
  }
  const args = found.args.map((arg) => `  ${arg.name}: ${String(arg.type)}`).join('\n');
  const signature = `type Mutation {\n  ${name}(\n  ${args.replaceAll('\n', '\n  ')}\n  ): ${String(found.type)}\n}`;
  return [
    paragraph(found.description ?? ''),
    // Readers search for operations by name.
    element('div', {'data-search-entry': name}, [
      {type: 'code', lang: 'graphql', meta: `title="Signature of ${name}"`, value: signature},
    ]),
    element(
      'Fields',
      {},
      found.args.map((arg) =>
        element(
          'Field',
          {name: arg.name, type: String(arg.type).replace(/!$/, ''), required: isNonNullType(arg.type)},
          [paragraph(arg.description ?? '')],
        ),
      ),
    ),
  ];
}

/** Components made from the SDL: each takes the name of a type or of an operation. */
export const graphqlParts: Record<
  string,
  {prop: string; make: (schema: GraphQLSchema, name: string) => RootContent[]}
> = {
  Operation: {prop: 'name', make: operation},
  InputFields: {prop: 'type', make: (schema, name) => fieldsOf(schema, name, true)},
  ResponseFields: {prop: 'type', make: (schema, name) => fieldsOf(schema, name, false)},
};
