import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkerFor} from './checker';
import {PageFindings} from './pageFindings';

/** Where the last build has the index of search. */
const indexFolder = 'search-index';

/** Search answers from built pages, and so from those of the last build. */
function sayWhatSearchKnows(buildFolder: string): void {
  if (!fs.existsSync(path.join(buildFolder, indexFolder))) {
    console.log('Search has no index yet: run `npm run build` once. It then answers here, too, from that build.');
  }
}

/** What decides about menus, texts around pages and names. */
const configuration = ['docusaurus.config.ts', 'brand.ts', 'config/*.ts'];

/**
 * Makes the generator load the site anew when its configuration changes: it watches the file that it was given, and that
 * one compiles the others. They are watched as files of a plugin, whose content is loaded again when one changes.
 */
function followConfiguration(file: string): Pick<Plugin, 'getPathsToWatch' | 'loadContent'> {
  let isLoaded = false;
  return {
    getPathsToWatch: () => configuration,
    async loadContent() {
      if (isLoaded) {
        const {atimeMs, mtimeMs} = fs.statSync(file);
        fs.utimesSync(file, atimeMs / 1000, mtimeMs / 1000 + 1);
      }
      isLoaded = true;
    },
  };
}

/**
 * What only writers have, on `npm start`: search that answers from the last build, and all that `npm run check` has to
 * say of a page that was saved, as warnings in the terminal and over the page.
 */
export default function writersServer({siteDir, siteConfigPath, baseUrl}: LoadContext): Plugin {
  const name = 'writers-server';
  if (process.env.NODE_ENV !== 'development') {
    return {name};
  }
  const buildFolder = path.join(siteDir, 'build');
  sayWhatSearchKnows(buildFolder);
  return {
    name,
    ...followConfiguration(siteConfigPath),
    configureWebpack: () => ({
      plugins: [new PageFindings(siteDir, checkerFor(siteDir))],
      devServer: {
        // A page that did not compile throws its message once more when it is asked for, with a stack.
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
