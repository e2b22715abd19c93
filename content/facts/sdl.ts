import {GraphQLError, type GraphQLField, type GraphQLSchema, buildSchema, getDirectiveValues} from 'graphql';
import {messageOf, ProblemsError} from '../problems';
import {fileReader, sourceOf} from '../sources';
import type {DocsVersion} from '../versions';

/** Path of a version's SDL, from the repository's root. */
export const sdlFile = (version: DocsVersion): string => sourceOf(version, 'graphql/schema.graphql');

const read = fileReader((text, file) => {
  try {
    return buildSchema(text);
  } catch (error) {
    const line = error instanceof GraphQLError ? (error.locations?.[0]?.line ?? 1) : 1;
    const found = `SDL that does not parse: ${messageOf(error)}`;
    throw new ProblemsError('the SDL is not valid', [{file, line, found, allowed: 'valid SDL'}]);
  }
});

/**
 * Reads the documented schema of a docs version.
 *
 * @throws ProblemsError with the line when it doesn't parse
 */
export const readSdl = (version: DocsVersion): GraphQLSchema => read(sdlFile(version));

/** Names of the types of `data` in an operation's response, from its `@payload` directive. */
export function payloadTypes(schema: GraphQLSchema, {astNode}: GraphQLField<unknown, unknown>): string[] {
  const payload = schema.getDirective('payload');
  const values = payload && astNode && getDirectiveValues(payload, astNode);
  return (values as {types?: string[]} | undefined)?.types ?? [];
}
