import fs from 'node:fs';
import {addressOf, isDraft} from '../../content/links';
import {contractFile, readRouteContract} from '../../content/routeContract';
import {type DocsVersion, nextVersion} from '../../content/versions';
import next from '../../sidebars';
import {type Item, type Sidebars, isCategory} from '../versions/sidebars';

/** A category of a sidebar, and the labels that lead to it. */
export type Category = {sidebar: string; labels: readonly string[]; ids: string[]};

/** How a category is named on the command line: its sidebar and its labels. */
export const nameOf = ({sidebar, labels}: Category): string => [sidebar, ...labels].join('/');

/** Each category of a version that lists pages. */
export function categoriesOf({sidebars}: DocsVersion): Category[] {
  const all = sidebars === nextVersion.sidebars ? next : JSON.parse(fs.readFileSync(sidebars, 'utf8'));
  const below = (sidebar: string, items: readonly Item[], labels: readonly string[]): Category[] =>
    items.filter(isCategory).flatMap((category) => {
      const own = [...labels, category.label];
      const ids = category.items.filter((each) => typeof each === 'string');
      return [...(ids.length > 0 ? [{sidebar, labels: own, ids}] : []), ...below(sidebar, category.items, own)];
    });
  return Object.entries(all as Sidebars).flatMap(([sidebar, items]) => below(sidebar, items, []));
}

/**
 * Puts a page at the end of a category.
 *
 * @returns where it is now, in words
 */
export function enterSidebar({sidebars}: DocsVersion, category: Category, id: string): string {
  const text = fs.readFileSync(sidebars, 'utf8');
  // Ids and labels can be elsewhere in the file, too: the sidebar, the category's label in it and the last page are looked
  // for one behind the other.
  const [mark, quote] = sidebars.endsWith('.json') ? ['"label": "', '"'] : ["category('", "'"];
  const last = `${quote}${category.ids.at(-1)}${quote}`;
  const label = text.indexOf(`${mark}${category.labels.at(-1)}${quote}`, text.search(`"?${category.sidebar}"?: \\[`));
  const start = text.indexOf(last, label);
  const end = start + last.length;
  const [gap = ' '] = /\s*$/.exec(text.slice(0, start)) ?? [];
  fs.writeFileSync(sidebars, `${text.slice(0, end)},${gap}${quote}${id}${quote}${text.slice(end)}`);
  return `${id} is last in ${nameOf(category)} of ${sidebars}`;
}

/**
 * Puts the addresses of pages among those that must exist.
 *
 * @param version Next or the latest version: pages of older ones are in the contract as they are
 * @param ids the pages' ids
 */
export function enterRoutes(version: DocsVersion, ids: readonly string[]): void {
  const contract = readRouteContract();
  const group = version === nextVersion ? 'next' : 'current';
  const pages = ids.filter((id) => !isDraft({version, id}));
  const routes = new Set([...contract[group], ...pages.map((id) => addressOf({version, id}))]);
  fs.writeFileSync(contractFile, `${JSON.stringify({...contract, [group]: [...routes].sort()}, null, 2)}\n`);
}
