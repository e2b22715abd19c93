import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folder of the search index of the last build. */
const indexFolder = 'search-index';

/** For `npm start`: serves the search index of the last build, and limits the overlay to errors that name a page. */
export default function devServer({siteDir, baseUrl}: LoadContext): Plugin {
  const name = 'dev-server';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  const buildFolder = path.join(siteDir, 'build');
  if (!fs.existsSync(path.join(buildFolder, indexFolder))) {
    console.log('Search has no index yet. Run `npm run build` once, and `npm start` will use the index of that build.');
  }
  return {
    name,
    configureWebpack: (): object => ({
      devServer: {
        // A page that fails to compile would show its message a second time, with a stack trace.
        client: {overlay: {runtimeErrors: false}},
        static: {
          directory: path.join(buildFolder, indexFolder),
          publicPath: baseUrl + indexFolder,
          watch: false,
        },
      },
    }),
  };
}
