import {createHash} from 'node:crypto';

/** Docusaurus names the chunk of a theme part after the hash of its path. */
export const chunkName = (part: string): string => createHash('md5').update(part).digest('hex').slice(0, 8);

/** Every docs page needs these together. */
const docsFrame = new Set(
  ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map(chunkName),
);

/** What a page loads together stands in one file: many small files compress worse, and each is a request. */
export const cacheGroups = {
  // The bundler's own group, without what a single chunk uses: that stays in the chunk.
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    priority: -10,
    reuseExistingChunk: true,
  },
  docs: {
    // The name of one of them: what fetches pages ahead knows chunks by their names.
    name: chunkName('@theme/DocItem'),
    chunks: ({name}: {name?: string | null}) => typeof name === 'string' && docsFrame.has(name),
    enforce: true,
    priority: 30,
  },
};
