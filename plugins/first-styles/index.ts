import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageFile} from '../../src/lib/cardAddress';
import {editPages, replaceFile} from '../pageEdits';
import {kindOf, sheetOf, withFirstSheet} from './pages';
import {sheetFor} from './sheetFor';

type Page = {file: string; html: string; kind: string};

const digest = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Scripts that pages load before the bundle. */
const scriptsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

/**
 * Gives pages the styles that they need before the bundle runs, in one sheet for each kind of page. The sheet of the
 * whole site comes with the bundle.
 *
 * @throws Error that names the page whose sheet is not found
 */
export default function firstStyles({baseUrl}: LoadContext): Plugin {
  return {
    name: 'first-styles',
    async postBuild({outDir, routesPaths}) {
      const inBuild = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const write = async (kind: string, pages: readonly Page[], scripts: readonly string[]) => {
        const [whole = ''] = pages.map(({html, file}) => sheetOf(html, file));
        const sheet = await sheetFor(
          fs.readFileSync(inBuild(whole), 'utf8'),
          pages.map(({html}) => html),
          scripts,
        );
        const first = whole.replace(/[^/]+$/, `${kind}.${digest(sheet)}.css`);
        fs.writeFileSync(inBuild(first), sheet);
        pages.forEach(({file, html}) => replaceFile(path.join(outDir, file), withFirstSheet(html, first)));
      };
      await editPages(async () => {
        // Edits without a pause come before.
        await Promise.resolve();
        const scripts = scriptsIn(path.join(outDir, 'js'));
        const pages = [...new Set(routesPaths)].map((route): Page => {
          const file = pageFile(route, baseUrl);
          const html = fs.readFileSync(path.join(outDir, file), 'utf8');
          return {file, html, kind: kindOf(html, file)};
        });
        const kinds = new Set(pages.map(({kind}) => kind));
        await Promise.all(
          [...kinds].map((kind) =>
            write(
              kind,
              pages.filter((page) => page.kind === kind),
              scripts,
            ),
          ),
        );
      });
    },
  };
}
