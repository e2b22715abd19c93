import fs from 'node:fs';
import {addressOf, isDraft} from '../../content/links';
import {contractFile, readRouteContract} from '../../content/routeContract';
import {type DocsVersion, nextVersion} from '../../content/versions';
import next from '../../sidebars';
import {type Item, type Sidebars, isCategory} from '../versions/sidebars';

/** A sidebar category, and the labels on the path to it. */
export type Category = {sidebar: string; labels: readonly string[]; ids: string[]};

/** A category's name on the command line: its sidebar and labels. */
export const nameOf = ({sidebar, labels}: Category): string => [sidebar, ...labels].join('/');

/** All categories of a version that list pages. */
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
 * Adds a page to the end of a category.
 *
 * @returns a message that says where it is
 */
export function addToSidebar({sidebars}: DocsVersion, category: Category, id: string): string {
  const text = fs.readFileSync(sidebars, 'utf8');
  // IDs and labels can also occur elsewhere in the file, so find the sidebar, then the category's label in it, and then
  // the last page.
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
 * Adds the routes of pages to the route contract.
 *
 * @param version Next or the latest version; routes of older versions are derived from their files
 * @param ids the pages' IDs
 */
export function addRoutes(version: DocsVersion, ids: readonly string[]): void {
  const contract = readRouteContract();
  const group = version === nextVersion ? 'next' : 'current';
  const pages = ids.filter((id) => !isDraft({version, id}));
  const routes = new Set([...contract[group], ...pages.map((id) => addressOf({version, id}))]);
  fs.writeFileSync(contractFile, `${JSON.stringify({...contract, [group]: [...routes].sort()}, null, 2)}\n`);
}
