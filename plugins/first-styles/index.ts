import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';
import {pageFile} from '../../src/lib/cardAddress';
import {editPages, replaceFile} from '../pageEdits';
import {withoutOverridden} from './overridden';
import {kindOf, sheetOf, withSheets} from './pages';
import {settle} from './settle';
import {sheetFor, withoutFonts} from './sheetFor';

type Page = {file: string; html: string; kind: string};

const digest = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Scripts that pages load before the bundle. */
const scriptsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

/** Custom properties that scripts name: they may set them. */
const propertiesIn = (scripts: readonly string[]) => new Set(scripts.join().match(/--[a-z][\w-]*/gi));

/** What was written out is computed and written short: `calc(1rem * 2)` is `2rem`. */
const compact = (sheet: string): string =>
  transform({filename: 'first.css', code: Buffer.from(sheet), minify: true}).code.toString();

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
      /** Writes a sheet beside the bundle's, and returns its address. */
      const write = (beside: string, name: string, sheet: string) => {
        const address = beside.replace(/[^/]+$/, `${name}.${digest(sheet)}.css`);
        fs.writeFileSync(inBuild(address), sheet);
        return address;
      };
      const edit = async (kind: string, pages: readonly Page[], scripts: readonly string[]) => {
        const [bundled = ''] = pages.map(({html, file}) => sheetOf(html, file));
        const sheet = fs.readFileSync(inBuild(bundled), 'utf8');
        const needed = await sheetFor(
          settle(withoutOverridden(sheet), propertiesIn(scripts)),
          pages.map(({html}) => html),
          scripts,
        );
        const sheets = {
          first: write(bundled, kind, compact(needed)),
          whole: write(bundled, 'whole', withoutFonts(sheet)),
        };
        pages.forEach(({file, html}) => replaceFile(path.join(outDir, file), withSheets(html, sheets)));
        return bundled;
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
        const bundled = await Promise.all(
          [...kinds].map((kind) =>
            edit(
              kind,
              pages.filter((page) => page.kind === kind),
              scripts,
            ),
          ),
        );
        new Set(bundled).forEach((address) => fs.rmSync(inBuild(address)));
      });
    },
  };
}
