import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folder of the search index, which search reads from the last build. */
const indexFolder = 'search-index';

/** Serves the search index of the last build on `npm start`, and shows in the overlay only errors that name a page. */
export default function writersServer({siteDir, baseUrl}: LoadContext): Plugin {
  const name = 'writers-server';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  const buildFolder = path.join(siteDir, 'build');
  if (!fs.existsSync(path.join(buildFolder, indexFolder))) {
    console.log('Search has no index yet: run `npm run build` once. It then answers here, too, from that build.');
  }
  return {
    name,
    configureWebpack: (): object => ({
      devServer: {
        // A page that failed to compile would show its message a second time, with a stack.
        client: {overlay: {errors: true, warnings: true, runtimeErrors: false}},
        static: {
          directory: path.join(buildFolder, indexFolder),
          publicPath: baseUrl + indexFolder,
          watch: false,
        },
      },
    }),
  };
}
