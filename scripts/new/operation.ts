import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import {frontMatter, nextSteps} from './pages';

/** A value that a field takes, invented as the house style wants it. */
function sampleOf(field: GraphQLInputField): unknown {
  const type = getNamedType(field.type);
  if (isInputObjectType(type)) {
    return samplesOf(Object.values(type.getFields()));
  }
  if (isEnumType(type)) {
    return type.getValues()[0]?.name;
  }
  const named: Record<string, unknown> = {
    appId: 'YOUR_APP_ID',
    appSecret: 'YOUR_APP_SECRET',
    domain: 'example.com',
    email: 'jordan.avery@example.com',
  };
  return named[field.name] ?? {Int: 4821, Float: 1.5, Boolean: true}[type.name] ?? 'text';
}

/** The fields that have to be sent, with a sample each. */
const samplesOf = (fields: readonly GraphQLInputField[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter(({type}) => isNonNullType(type)).map((field) => [field.name, sampleOf(field)]));

type Operation = GraphQLField<unknown, unknown>;

function variablesOf({args}: Operation): Record<string, unknown> {
  return Object.fromEntries(
    args.map(({name, type}) => {
      const named = getNamedType(type);
      return [name, isInputObjectType(named) ? samplesOf(Object.values(named.getFields())) : 'text'];
    }),
  );
}

/**
 * A page for an operation of the API, with a request and variables that the schema takes.
 *
 * @throws Error when the schema has no such operation
 */
export function operationPage(name: string, schema: GraphQLSchema): string {
  const operation = schema.getMutationType()?.getFields()[name];
  if (!operation) {
    throw new Error(`no operation "${name}" in the schema`);
  }
  const head = operation.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = operation.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const input = String(getNamedType(operation.args.find((arg) => arg.name === 'event')?.type));
  const title = `${name} by GraphQL`;
  return `${frontMatter({
    title,
    description: `${name} as a GraphQL request: what to send, what comes back, and what each field of the two means.`,
    questions: ['Whether the samples of this page are what the service takes and answers.'],
  })}
${operation.description ?? 'Say what the operation does.'} This page has a request to copy and the meaning of each field.

## Before you start

- [Get credentials](../intro-to-graphql.mdx#get-credentials) and [set the environment](../intro-to-graphql.mdx#set-the-environment).

## Request

\`\`\`graphql
mutation Call(${head}) {
  ${name}(${passed}) {
    code
    message
    data
  }
}
\`\`\`

\`\`\`json variables="${name}"
${JSON.stringify(variablesOf(operation), null, 2)}
\`\`\`

## Reference

<Operation name="${name}" />

### Input

<InputFields type="${input}" />

${nextSteps('../glossary.mdx')}`;
}
