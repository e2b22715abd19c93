import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';
import {pageFile} from '../../src/lib/cardAddress';

/** The tag that loads the style sheet of the whole site, and its address. */
const sheetTag = /<link\b[^>]*\bhref="?([^"\s>]*\/assets\/css\/styles\.\w+\.css)"?[^>]*>/;

/**
 * Lists of selectors, and `:focus-visible`. PurgeCSS drops states from the lists and rules for `:focus-visible` alone, so
 * an attribute replaces each of them during the run.
 */
const lists = /:focus-visible|:(?:is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Home is a kind by itself, other pages go by the plugin that rendered them. */
const kindOf = (html: string, file: string) =>
  file === 'index.html' ? 'home' : (/<html\b[^>]*\bplugin-(docs|blog)\b/.exec(html)?.[1] ?? 'pages');

/** What a page may use of a sheet: the words of its tags and inline scripts. */
const wordsIn = (html: string) =>
  (html.match(/<script\b(?![^>]*json)[^]*?<\/script>|<[^>]+>/g) ?? []).flatMap((tag) => tag.match(/[\w-]+/g) ?? []);

/**
 * The rules of a sheet that pages with these words can use, in the same order. Attributes such as `open` or `data-theme`
 * change while a page is read, so no rule is dropped for one.
 *
 * @param sheet the style sheet of the whole site
 * @param words of the pages and of the scripts that run before the bundle
 */
async function sheetFor(sheet: string, words: ReadonlySet<string>): Promise<string> {
  const taken: string[] = [];
  // A single class in `:where()` is moved out for PurgeCSS, which doesn't look inside of lists, and back in below.
  const raw = sheet
    .replace(/:where\((\.[\w-]+)\)/g, '$1[data-where]')
    .replace(lists, (list) => `[data-list-${taken.push(list) - 1}]`);
  const [result] = await new PurgeCSS().purge({
    css: [{raw}],
    content: [{raw: [...words].join(' '), extension: 'html'}],
    dynamicAttributes: [...raw.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    variables: true,
    safelist: {variables: [...words].filter((word) => word.startsWith('--'))},
  });
  // The full sheet comes later: it must find the layers in their order, even those that are empty here.
  const layers = [...sheet.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) => names.split(/\s*,\s*/));
  const css = (result?.css ?? '')
    .replace(/\[data-list-(\d+)\]/g, (_, index: string) => taken[Number(index)] ?? '')
    .replace(/(\.[\w-]+)\[data-where\]/g, ':where($1)');
  return `@layer ${[...new Set(layers)].join(',')};${css}`;
}

/**
 * Gives each kind of page a small style sheet of its own. The starter (`src/start`) loads the sheet of the whole site
 * together with the bundle.
 *
 * @throws Error that names a page without the style sheet of the site
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
      const files = new Set([...routesPaths.map((route) => pageFile(route, baseUrl)), '404.html']);
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
      // A font face that is declared again has all text laid out again.
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
