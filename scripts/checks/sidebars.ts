import fs from 'node:fs';
import {type Finding, placeAt} from '../../content/findings';
import {jsonProblem} from '../../content/jsonSource';
import {isDoc} from '../../content/links';
import type {DocsVersion} from '../../content/versions';

/** A sidebar's entry that names a page: its id, and where in the file. */
type Entry = {id: string; offset: number};

/** Texts of the file that are ids of pages: strings in a list. */
const listed = /(?<=[[,]\s*)(["'])([\w./-]+)\1(?=\s*[,\]])/g;

/** Where each sidebar begins: the keys of the outermost object. */
const sidebarStart = /^ {2}["']?(\w+)["']?: \[/gm;

const entriesOf = (text: string): Entry[] =>
  [...text.matchAll(listed)].map(({2: id = '', index}) => ({id, offset: index + 1}));

/**
 * What is wrong with the sidebars of a docs version: JSON that does not parse, pages that don't exist, and pages that
 * a sidebar lists twice.
 *
 * @param text the file's text
 */
export function sidebarFindings(
  version: DocsVersion,
  text: string = fs.existsSync(version.sidebars) ? fs.readFileSync(version.sidebars, 'utf8') : '',
): Finding[] {
  const file = version.sidebars;
  const unread = file.endsWith('.json') && text !== '' ? jsonProblem(text, file) : [];
  if (unread.length > 0) {
    return unread;
  }
  const starts = [...text.matchAll(sidebarStart)].map(({1: name = '', index}) => ({name, index}));
  const sidebarAt = (offset: number) => starts.findLast(({index}) => index < offset)?.name ?? '';
  const first = new Map<string, number>();
  return entriesOf(text).flatMap(({id, offset}) => {
    const place = {file, ...placeAt(text, offset)};
    if (!isDoc({version, id})) {
      return [
        {
          ...place,
          found: `the page "${id}", which does not exist`,
          allowed: `a page of ${version.folder}, by its path without .mdx`,
        },
      ];
    }
    const key = `${sidebarAt(offset)} ${id}`;
    const before = first.get(key);
    first.set(key, before ?? place.line);
    return before === undefined
      ? []
      : [{...place, found: `"${id}" once more, after line ${before}`, allowed: 'each page once in a sidebar'}];
  });
}
