import type {Brand} from '../brandSchema';
import {readSdl} from '../facts/sdl';
import type {DocsVersion} from '../versions';
import {capitalize} from '../words';
import {json, pageUrl} from './file';
import {type JsonType, jsonTypes} from './jsonTypes';
import {type Operation, readOperations} from './operations';

const reference = (name: string) => `#/components/schemas/${name}`;
const ref = (name: string): JsonType => ({$ref: reference(name)});

const nameOf = ({name}: Operation, end: string) => capitalize(name) + end;

const object = (properties: Record<string, JsonType>): JsonType => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const request = (operation: Operation): JsonType => ({
  description: operation.description,
  ...object({
    query: {type: 'string', const: operation.document},
    variables: object({auth: ref('AuthRequestInput'), event: ref(operation.input)}),
  }),
});

const answer = ({name, payloads}: Operation): JsonType =>
  object({
    data: object({
      [name]: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: {type: 'integer', description: 'The outcome. Rely on this, not on the HTTP status.'},
          message: {type: 'string', description: 'The outcome in words.'},
          data: {
            description: 'The result. An empty object if the call failed.',
            anyOf: [...payloads.map(ref), {type: 'null'}],
          },
        },
      },
    }),
  });

const auth = {appId: 'YOUR_APP_ID', appSecret: 'YOUR_APP_SECRET'};

const examples = ({name, event, document, description}: Operation) =>
  event ? [[name, {summary: description, value: {query: document, variables: {auth, event}}}] as const] : [];

const about = `All operations use one URL: send a POST with the operation's document as \`query\` and its arguments as \`variables\`. Call it from a server, because the body contains your secret. For a failed call, only \`code\` in the body is documented.`;

/** The API over HTTP as OpenAPI 3.1: its single endpoint, with the requests and responses of all operations. */
export function openApi(version: DocsVersion, brand: Brand): string {
  const operations = readOperations(version);
  const types = operations.flatMap(({input, payloads}) => [input, ...payloads]);
  const oneOf = (end: string) => operations.map((operation) => ref(nameOf(operation, end)));
  return json({
    openapi: '3.1.0',
    info: {title: `${brand.name} API over HTTP`, version: version.name, description: about},
    externalDocs: {description: 'Introduction', url: pageUrl(version, 'intro-to-rest', brand)},
    servers: [{url: brand.apiUrl}],
    paths: {
      '/graphql': {
        post: {
          operationId: 'call',
          summary: 'Call an operation',
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {oneOf: oneOf('Request')},
                examples: Object.fromEntries(operations.flatMap(examples)),
              },
            },
          },
          responses: {
            '200': {
              description: 'The server received the call. For the outcome, see `code` in the body.',
              content: {'application/json': {schema: {anyOf: oneOf('Answer')}}},
            },
          },
        },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries(operations.map((operation) => [nameOf(operation, 'Request'), request(operation)])),
        ...Object.fromEntries(operations.map((operation) => [nameOf(operation, 'Answer'), answer(operation)])),
        ...jsonTypes(readSdl(version), ['AuthRequestInput', ...types], reference),
      },
    },
  });
}
