import {PurgeCSS} from 'purgecss';
import {layersIn} from './layers';
import {propertiesTaken} from './propertiesTaken';
import type {Uses} from './uses';

/** Names of attributes in a sheet's selectors. */
const attributesIn = (sheet: string) => [...sheet.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? '');

/** A sheet in which what PurgeCSS gets wrong is out of its reach, and the way back. */
type Shielded = {sheet: string; restore: (sheet: string) => string};

/**
 * Puts an attribute in the place of `:is()`, `:where()` and `:has()`: PurgeCSS takes out of them what it finds nowhere,
 * states such as `:hover` among that, and then the rule. It drops a rule for `:focus-visible` alone, too.
 */
function shield(sheet: string): Shielded {
  const taken: string[] = [];
  const lists = /:focus-visible|:(?:is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  return {
    sheet: sheet.replace(lists, (list) => `[data-list-${taken.push(list) - 1}]`),
    restore: (part) => part.replace(/\[data-list-(\d+)\]/g, (_, index: string) => taken[Number(index)] ?? ''),
  };
}

/** The order of a sheet's layers: the whole sheet comes later and must find it, whatever the first one is left with. */
function orderOf(sheet: string): string {
  const names = layersIn(sheet);
  return names.length > 0 ? `@layer ${names.join(',')};` : '';
}

/** Uses as PurgeCSS wants them. */
const extracted = ({tags, classes, ids, words}: Uses) => ({
  attributes: {names: [], values: []},
  classes: [...classes],
  ids: [...ids],
  tags: [...tags],
  undetermined: [...words],
});

/**
 * The part of a style sheet that pages need before the bundle runs, in the same order. A rule stays when its elements,
 * classes and ids are in one of the pages or in a script that runs there. Attributes change while a page is read (theme,
 * open, busy): no rule goes for want of one. Properties that nothing uses go, too.
 *
 * @param sheet all styles of the site
 * @param uses what the pages, and the scripts that they load before the bundle, can use of it
 */
export async function sheetFor(sheet: string, uses: Uses): Promise<string> {
  const shielded = shield(sheet);
  const [result] = await new PurgeCSS().purge({
    css: [{raw: shielded.sheet}],
    // The pages have been read: the one thing to extract from is what came of that.
    content: [{raw: '', extension: 'html'}],
    extractors: [{extensions: ['html'], extractor: () => extracted(uses)}],
    dynamicAttributes: attributesIn(shielded.sheet),
    variables: true,
    safelist: {variables: propertiesTaken(shielded.sheet, uses.properties)},
  });
  return orderOf(sheet) + shielded.restore((result?.css ?? '').replace(/[^{};]+\{\}/g, ''));
}

/**
 * The whole sheet without its faces, which the first one has loaded. Named again, they would have all text laid out anew:
 * 140 ms of the first use of a long page, with a processor at a quarter.
 */
export const withoutFonts = (sheet: string): string => sheet.replace(/@font-face\s*\{[^}]*\}/g, '');
