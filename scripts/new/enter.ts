import fs from 'node:fs';
import {contractFile} from '../../content/routeContract';
import type {DocsVersion} from '../../content/versions';
import {type Entry, nameOf} from './kind';
import {enterRoutes} from './routes';

type Category = {label: string; items: (string | Category)[]};

/** A sidebar of a released version, which is JSON. */
function enterJson(text: string, {sidebar, labels, id}: Entry): string {
  const sidebars = JSON.parse(text) as Record<string, (string | Category)[]>;
  let items = sidebars[sidebar] ?? [];
  for (const label of labels) {
    items = items.find((item): item is Category => typeof item !== 'string' && item.label === label)?.items ?? [];
  }
  items.push(id);
  return `${JSON.stringify(sidebars, null, 2)}\n`;
}

/** The sidebars of Next, which are code: the id goes to the end of its category's list. */
function enterCode(text: string, {sidebar, labels, id}: Entry): string {
  const start = text.search(new RegExp(`^ {2}${sidebar}: \\[`, 'm'));
  const category = text.indexOf(`category('${labels.at(-1) ?? ''}', [`, start);
  const end = text.indexOf(']', text.indexOf('[', category));
  const listed = text.slice(0, end).trimEnd();
  return `${listed}${/[[,]$/.test(listed) ? '' : ','} '${id}'${text.slice(end)}`;
}

/** Puts a page at the end of its category. Says where it is now. */
function enterSidebar({sidebars}: DocsVersion, entry: Entry): string {
  const text = fs.readFileSync(sidebars, 'utf8');
  fs.writeFileSync(sidebars, sidebars.endsWith('.json') ? enterJson(text, entry) : enterCode(text, entry));
  return `${entry.id} is last in ${nameOf(entry)} of ${sidebars}`;
}

const dictionaryFile = 'scripts/checks/dictionary.txt';

/** Puts names among the words that the check of spelling knows. */
function enterNames(names: readonly string[]): void {
  const text = fs.readFileSync(dictionaryFile, 'utf8').trimEnd();
  const known = new Set(text.toLowerCase().split('\n'));
  const words = names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((each) => each.length > 2);
  const unknown = words.filter((each) => !known.has(each.toLowerCase()));
  fs.writeFileSync(dictionaryFile, `${[text, ...new Set(unknown)].join('\n')}\n`);
}

/**
 * Enters what is made where the site looks for it: sidebars, the route contract, the dictionary.
 *
 * @returns what was entered, in lines, and the files that changed
 */
export function enter(
  version: DocsVersion,
  entries: readonly Entry[],
  names: readonly string[],
): {said: string[]; changed: string[]} {
  const said = entries.map((entry) => enterSidebar(version, entry));
  if (entries.length > 0) {
    enterRoutes(
      version,
      entries.map(({id}) => id),
    );
  }
  if (names.length > 0) {
    enterNames(names);
  }
  return {said, changed: entries.length > 0 ? [version.sidebars, contractFile] : []};
}
