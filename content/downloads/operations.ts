import type {GraphQLField} from 'graphql';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {blankMagicComments} from '../fence';
import {payloadTypes, readSdl} from '../facts/sdl';
import {readPage} from '../pages';
import {sourcesIn} from '../sources';
import type {DocsVersion} from '../versions';
import {capitalize} from '../words';

type Field = GraphQLField<unknown, unknown>;

/** A single-line GraphQL document that calls an operation with variables named for its arguments. */
export function documentOf({name, args}: Field): string {
  const title = capitalize(name);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `mutation ${title}(${declared}) { ${name}(${passed}) { code message data } }`;
}

/** The `event` in the first variables sample of each operation. */
function eventsOf(version: DocsVersion) {
  const found = new Map<string, object>();
  for (const file of sourcesIn(version, 'graphql', '.mdx')) {
    visit(readPage(file).tree, 'code', ({meta, value}: Code) => {
      const name = /\bvariables="(\w+)"/.exec(meta ?? '')?.[1];
      if (name && !found.has(name)) {
        const {event} = JSON.parse(blankMagicComments(value)) as {event: object};
        found.set(name, event);
      }
    });
  }
  return found;
}

/** All operations of a docs version, in SDL order. */
export function readOperations(version: DocsVersion) {
  const schema = readSdl(version);
  const events = eventsOf(version);
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => {
    return {
      name: field.name,
      description: field.description ?? '',
      /** The `query` that a request sends. */
      document: documentOf(field),
      /** Type name of `event`. */
      input: String(field.args.find(({name}) => name === 'event')?.type).replace(/!$/, ''),
      payloads: payloadTypes(schema, field),
      /** The sample `event` on the operation's page; undefined if it has no page. */
      event: events.get(field.name),
    };
  });
}

/** An API operation, from the SDL and its page. */
export type Operation = ReturnType<typeof readOperations>[number];
