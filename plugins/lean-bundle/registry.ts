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

/**
 * Takes out of the chunk registry what only prerendering reads: the path and the number of every module.
 *
 * @throws Error when an entry has another form than expected
 */
export function trimRegistry(source: string, file: string): string {
  chunkNames(source, file);
  return source.replaceAll(/(\), )"([^"]+)", require\.resolveWeak\("\2"\)/g, '$1"", 0');
}
