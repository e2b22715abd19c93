import {nothingToDo} from './message';

const name = 'registry';

const entry = /^ {2}"([^"]+)": \[.*"([^"]+)", require\.resolveWeak\("\2"\)\],(?:\};)?$/;

/** The entries of the chunk registry: the name of each chunk by the module in it. */
export function chunkNames(source: string, file: string): ReadonlyMap<string, string> {
  const [first, ...lines] = source.split('\n').filter((line) => line && line !== '};');
  const names = lines.map((line) => {
    const [, chunk = '', module = ''] = entry.exec(line) ?? [];
    if (!chunk) {
      throw nothingToDo(
        name,
        '`"chunk": [() => import(…), "module", require.resolveWeak("module")]`',
        `${file}: ${line.trim()}`,
      );
    }
    return [module, chunk] as const;
  });
  if (first !== 'export default {' || names.length === 0) {
    throw nothingToDo(name, '`export default {` and an entry for each module', file);
  }
  return new Map(names);
}

/** Short names for chunks, by those that the generator gives them: each is written in three lists that readers load. */
export const shortNames = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names.values()].map((chunk, index) => [chunk, `c${index.toString(36)}`]));

/**
 * Takes out of the chunk registry what only prerendering reads, the path and the number of every module, and gives the
 * chunks short names.
 *
 * @throws Error when an entry has another form than expected
 */
export function trimRegistry(source: string, file: string): string {
  const short = shortNames(chunkNames(source, file));
  return source
    .replaceAll(/(\), )"([^"]+)", require\.resolveWeak\("\2"\)/g, '$1"", 0')
    .replaceAll(
      /^( {2})"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\2"/gm,
      (_, space: string, chunk: string) => {
        const name = short.get(chunk) ?? chunk;
        return `${space}"${name}": [() => import(/* webpackChunkName: "${name}"`;
      },
    );
}

/**
 * Gives the chunks of each route the names that they have in the registry.
 *
 * @param source the generator's list of routes with their chunks
 * @param short from `shortNames`
 * @throws Error when a route names a chunk that is not in the registry
 */
export function renameChunks(source: string, file: string, short: ReadonlyMap<string, string>): string {
  return JSON.stringify(
    JSON.parse(source, (_, value: unknown) => {
      if (typeof value !== 'string') {
        return value;
      }
      const renamed = short.get(value);
      if (renamed === undefined) {
        throw nothingToDo(name, `the chunk "${value}" in the registry`, file);
      }
      return renamed;
    }),
  );
}
