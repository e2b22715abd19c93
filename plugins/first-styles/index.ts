import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transform} from 'lightningcss';
import {type BuiltPage, editPages} from '../pageEdits';
import {withoutOverridden} from './overridden';
import {kindOf, sheetOf, withSheets} from './pages';
import {settle} from './settle';
import {sheetFor, withoutFonts} from './sheetFor';
import {addPage, type Uses, usesOfScripts} from './uses';

/** Pages of one kind: where their sheet is, what they use of it, and the addresses of the two that are made of it. */
type Kind = {bundled: string; uses: Uses; sheets: {first: string; whole: string}};

const digest = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Scripts that pages load before the bundle. */
const scriptsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

/** Custom properties that scripts name: they may set them. */
const propertiesNamed = (scripts: readonly string[]) => new Set(scripts.join().match(/--[a-z][\w-]*/gi));

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
    postBuild({outDir, routesPaths}) {
      const inBuild = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      /** Writes a sheet beside the bundle's, and returns its address. */
      const write = (beside: string, name: string, sheet: string) => {
        const address = beside.replace(/[^/]+$/, `${name}.${digest(sheet)}.css`);
        fs.writeFileSync(inBuild(address), sheet);
        return address;
      };
      const scripts = scriptsIn(path.join(outDir, 'js'));
      const kinds = new Map<string, Kind>();
      const kindFor = (html: string, {file}: BuiltPage) => {
        const [name, bundled] = [kindOf(html, file), sheetOf(html, file)];
        const kind = kinds.get(name) ?? {bundled, uses: usesOfScripts(scripts), sheets: {first: '', whole: ''}};
        kinds.set(name, kind);
        return kind;
      };
      const makeSheets = async (name: string, {bundled, uses}: Kind) => {
        const sheet = fs.readFileSync(inBuild(bundled), 'utf8');
        const needed = await sheetFor(settle(withoutOverridden(sheet), propertiesNamed(scripts)), uses);
        return {
          first: write(bundled, name, compact(needed)),
          whole: write(bundled, 'whole', withoutFonts(sheet)),
        };
      };
      return editPages(
        {outDir, routesPaths, baseUrl},
        {
          look: (html, page) => addPage(kindFor(html, page).uses, html),
          async prepare() {
            for (const [name, kind] of kinds) {
              kind.sheets = await makeSheets(name, kind);
            }
            new Set([...kinds.values()].map(({bundled}) => bundled)).forEach((address) => fs.rmSync(inBuild(address)));
          },
          edit: (html, page) => withSheets(html, kindFor(html, page).sheets),
        },
      );
    },
  };
}
