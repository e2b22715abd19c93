import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {pageFile} from '../../src/lib/cardAddress';

/** Matches the tag that loads the full style sheet, and its URL. */
const sheetTag = /<link\b[^>]*\bhref="?([^"\s>]*\/assets\/css\/styles\.\w+\.css)"?[^>]*>/;

/**
 * Matches selector lists and `:focus-visible`. PurgeCSS drops pseudo-classes from lists, and rules that have only
 * `:focus-visible`, so an attribute replaces each match during the run.
 */
const lists = /:focus-visible|:(?:is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Returns the kind of a page: home, or the plugin that rendered the page. */
const kindOf = (html: string, file: string) =>
  file === 'index.html' ? 'home' : (/<html\b[^>]*\bplugin-(docs|blog)\b/.exec(html)?.[1] ?? 'pages');

/** Returns the words of a page's tags and inline scripts, which may match selectors. */
const wordsIn = (html: string) =>
  (html.match(/<script\b(?![^>]*json)[^]*?<\/script>|<[^>]+>/g) ?? []).flatMap((tag) => tag.match(/[\w-]+/g) ?? []);

/**
 * Returns the rules that pages with these words can use, in their original order. Attributes such as `open` or
 * `data-theme` change at runtime, so they never cause a rule to be dropped.
 *
 * @param sheet the full style sheet
 * @param words from the pages and from the scripts that run before the bundle
 */
async function sheetFor(sheet: string, words: ReadonlySet<string>): Promise<string> {
  const replaced: string[] = [];
  // PurgeCSS doesn't look inside lists, so a single class in `:where()` is moved out, and back in below.
  const raw = sheet
    .replace(/:where\((\.[\w-]+)\)/g, '$1[data-where]')
    .replace(lists, (list) => `[data-list-${replaced.push(list) - 1}]`);
  const [result] = await new PurgeCSS().purge({
    css: [{raw}],
    content: [{raw: [...words].join(' '), extension: 'html'}],
    dynamicAttributes: [...raw.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    variables: true,
    safelist: {variables: [...words].filter((word) => word.startsWith('--'))},
  });
  // The full style sheet loads later and depends on the layer order, so declare all layers, even empty ones.
  const layers = [...sheet.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) => names.split(/\s*,\s*/));
  const css = (result?.css ?? '')
    .replace(/\[data-list-(\d+)\]/g, (_, index: string) => replaced[Number(index)] ?? '')
    .replace(/(\.[\w-]+)\[data-where\]/g, ':where($1)');
  return `@layer ${[...new Set(layers)].join(',')};${css}`;
}

/**
 * Gives each kind of page its own small style sheet. The starter (`src/start`) loads the full style sheet together with
 * the bundle.
 *
 * @throws Error that names a page without the full style sheet
 */
export default function firstStyles({baseUrl}: LoadContext): Plugin {
  return {
    name: 'first-styles',
    async postBuild({outDir, routesPaths}) {
      const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
      const write = (file: string, text: string) => fs.writeFileSync(path.join(outDir, file), text);
      const writeSheet = (name: string, css: string) => {
        const digest = crypto.createHash('sha256').update(css).digest('hex').slice(0, 8);
        const file = `assets/css/${name}.${digest}.css`;
        write(file, css);
        return baseUrl + file;
      };
      const scripts = fs.readdirSync(path.join(outDir, 'js')).filter((name) => name.endsWith('.js'));
      const wordsInScripts = scripts.flatMap((name) => read(`js/${name}`).match(/[\w-]+/g) ?? []);
      const files = new Set(routesPaths.map((route) => pageFile(route, baseUrl)));
      const pages = [...files].map((file) => {
        const html = read(file);
        const address = sheetTag.exec(html)?.[1];
        if (!address) {
          throw new Error(`first-styles: ${file} loads no style sheet named assets/css/styles.….css`);
        }
        return {file, html, kind: kindOf(html, file), sheet: address.slice(baseUrl.length)};
      });
      const sheet = pages[0]?.sheet ?? '';
      const full = read(sheet);
      // Declaring a font face again would trigger a layout of all text.
      const fullSheet = writeSheet('full', full.replace(/@font-face\s*\{[^}]*\}/g, ''));
      for (const kind of new Set(pages.map((page) => page.kind))) {
        const ofKind = pages.filter((page) => page.kind === kind);
        const words = new Set([...wordsInScripts, ...ofKind.flatMap(({html}) => wordsIn(html))]);
        const href = writeSheet(kind, await sheetFor(full, words));
        const tag = `<link rel="stylesheet" href="${href}" data-full-sheet="${fullSheet}">`;
        ofKind.forEach(({file, html}) => write(file, html.replace(sheetTag, tag)));
      }
      fs.rmSync(path.join(outDir, sheet));
    },
  };
}
