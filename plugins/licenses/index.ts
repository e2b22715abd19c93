import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findings} from './allowed';
import {noticesOf} from './notices';
import {type Package, packageFolder, readPackage} from './packages';

/** The bundler, as far as it matters here. */
type Compiler = {
  hooks: {
    thisCompilation: {
      tap(
        name: string,
        start: (compilation: {
          hooks: {finishModules: {tap(name: string, done: (modules: Iterable<{identifier(): string}>) => void): void}};
        }) => void,
      ): void;
    };
  };
};

/** Packages whose files reach readers beside the bundle. */
const besideTheBundle = ['focus-visible', 'simple-icons'];

/** The face of headings, whose license lies beside it. */
const face = {name: 'Newsreader', version: '500', license: 'OFL-1.1', folder: 'src/css/fonts', file: 'OFL.txt'};

/**
 * Writes `licenses.txt`: the packages of which readers get a part, with their licenses.
 *
 * @returns a plugin whose build fails when one of these licenses is not allowed
 */
export default function licenses({siteDir}: LoadContext): Plugin {
  const folders = new Set(besideTheBundle.map((name) => path.join(siteDir, 'node_modules', name)));
  const collect = (modules: Iterable<{identifier(): string}>) => {
    for (const module of modules) {
      const found = packageFolder(module.identifier());
      if (found) {
        folders.add(found);
      }
    }
  };
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            {
              apply: ({hooks}: Compiler) =>
                hooks.thisCompilation.tap('licenses', (compilation) =>
                  compilation.hooks.finishModules.tap('licenses', collect),
                ),
            },
          ],
    }),
    async postBuild({outDir}) {
      const text = fs.readFileSync(path.join(siteDir, face.folder, face.file), 'utf8').trim();
      const packages: Package[] = [...[...folders].map(readPackage), {...face, text}];
      const wrong = findings(packages);
      if (wrong.length > 0) {
        throw new Error(wrong.join('\n'));
      }
      fs.writeFileSync(path.join(outDir, 'licenses.txt'), noticesOf(packages));
    },
  };
}
