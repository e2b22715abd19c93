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
import {addPage, type Uses, usesOfScripts} from './uses';

/** Pages of one kind: their files, where their sheet is, and what they use of it. */
type Kind = {files: string[]; bundled: string; uses: Uses};

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

/** The pages of a build by their kinds, read one after the other. */
function kindsIn(outDir: string, files: readonly string[], scripts: readonly string[]): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const file of files) {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    const [name, bundled] = [kindOf(html, file), sheetOf(html, file)];
    const kind = kinds.get(name) ?? {files: [], bundled, uses: usesOfScripts(scripts)};
    kind.files.push(file);
    addPage(kind.uses, html);
    kinds.set(name, kind);
  }
  return kinds;
}

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
      const sheetsFor = async (name: string, {bundled, uses}: Kind, scripts: readonly string[]) => {
        const sheet = fs.readFileSync(inBuild(bundled), 'utf8');
        const needed = await sheetFor(settle(withoutOverridden(sheet), propertiesNamed(scripts)), uses);
        return {
          first: write(bundled, name, compact(needed)),
          whole: write(bundled, 'whole', withoutFonts(sheet)),
        };
      };
      await editPages(async () => {
        // Edits without a pause come before.
        await Promise.resolve();
        const scripts = scriptsIn(path.join(outDir, 'js'));
        const files = new Set(routesPaths.map((route) => pageFile(route, baseUrl)));
        const kinds = kindsIn(outDir, [...files], scripts);
        for (const [name, kind] of kinds) {
          const sheets = await sheetsFor(name, kind, scripts);
          kind.files
            .map((file) => path.join(outDir, file))
            .forEach((file) => replaceFile(file, withSheets(fs.readFileSync(file, 'utf8'), sheets)));
        }
        new Set([...kinds.values()].map(({bundled}) => bundled)).forEach((address) => fs.rmSync(inBuild(address)));
      });
    },
  };
}
