import {nothingToDo} from './message';

/** The theme's parts that every docs page needs together. */
const docsFrame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'] as const;

type Chunk = {name?: string | null};

/**
 * The chunks of the docs frame, by the names that the registry gives them.
 *
 * @param names chunks by module, from the registry
 * @param file the registry
 * @throws Error when a part of the frame has no chunk
 */
export function frameChunks(names: ReadonlyMap<string, string>, file: string): string[] {
  return docsFrame.map((part) => {
    const chunk = names.get(part);
    if (!chunk) {
      throw nothingToDo('docs frame', `a chunk for ${part}`, file);
    }
    return chunk;
  });
}

/**
 * Groups of modules for the bundler. What a page loads together is kept in one file: many small files compress worse,
 * and each is a request.
 *
 * @param frame the chunks of the docs frame, the one of the page last
 */
export function cacheGroups(frame: readonly string[]) {
  const isFrame = ({name}: Chunk) => typeof name === 'string' && frame.includes(name);
  return {
    // The bundler's own group, but what a single chunk uses stays in the chunk, and the docs frame keeps its own.
    defaultVendors: {
      test: /[\\/]node_modules[\\/]/,
      chunks: (chunk: Chunk) => !isFrame(chunk),
      minChunks: 2,
      priority: -10,
      reuseExistingChunk: true,
    },
    docs: {
      // The name of one of them: what fetches pages ahead knows chunks by their names.
      name: frame.at(-1) ?? '',
      chunks: isFrame,
      enforce: true,
      priority: 30,
    },
  };
}

/**
 * Names of chunk files without the names of chunks, of which the browser would get a list.
 *
 * @param given the pattern of the generator
 * @throws Error when the generator does not put the name into it
 */
export function chunkFilename(given: unknown): string {
  const pattern = String(given);
  if (!pattern.includes('[name].[contenthash')) {
    throw nothingToDo('chunk names', '`[name].[contenthash…]`', `output.chunkFilename, which is "${pattern}"`);
  }
  return pattern.replace('[name].', '');
}
