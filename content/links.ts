import fs from 'node:fs';
import path from 'node:path';
import {requireVersion} from './sources';
import {type DocsVersion, latestVersion, versionOf} from './versions';

/** A docs page: its version, and its id, which is its path below the version's folder without the ending. */
export type DocPage = {version: DocsVersion; id: string};

/** The file of a docs page, from the repository's root. */
export const fileOfDoc = ({version, id}: DocPage): string => `${version.folder}/${id}.mdx`;

/** Whether there is such a page. */
export const isDoc = (doc: DocPage): boolean => fs.existsSync(fileOfDoc(doc));

/** The address of a docs page, without the site's base. */
export const addressOf = ({version, id}: DocPage): string => `${version.path}/${id}`;

/** The ids of all pages of a version, sorted. */
export const docIds = ({folder}: Pick<DocsVersion, 'folder'>): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length).split(path.sep).join('/'))
    .sort();

/**
 * The page that a page of the docs means by an id: one of its own version, or for Next, which holds only what will
 * change, one of the latest version.
 *
 * @param file the page that links, from the repository's root
 * @param id id of the page it links to
 * @throws Error when neither version has the page
 */
export function docFor(file: string, id: string): DocPage {
  const version = requireVersion(file);
  const places = version.status === 'unreleased' ? [version, latestVersion] : [version];
  const found = places.map((each) => ({version: each, id})).find(isDoc);
  if (!found) {
    throw new Error(`no docs page "${id}" in ${places.map(({folder}) => folder).join(' or ')}`);
  }
  return found;
}

/**
 * A link to a docs page as Markdown holds it: the path to its file within the version, an address to another version.
 *
 * @param file the page that links, from the repository's root
 * @param id id of the page it links to
 * @throws Error when there is no such page
 */
export function linkTo(file: string, id: string): string {
  const doc = docFor(file, id);
  if (doc.version !== requireVersion(file)) {
    return addressOf(doc);
  }
  const relative = path.posix.relative(path.posix.dirname(file), fileOfDoc(doc));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * The address of a docs page: in the version of the page that links, where that has it, else in the latest.
 *
 * @param file the page that links, from the repository's root
 * @param id id of the page it links to
 */
export function addressFrom(file: string, id: string): string {
  const own = {version: versionOf(file) ?? latestVersion, id};
  return addressOf(isDoc(own) ? own : {version: latestVersion, id});
}

/**
 * The docs page that a relative file link leads to.
 *
 * @param file the page that links, from the repository's root
 * @param link such as `../billing.mdx`, without its hash
 * @returns nothing when the link is no file link, or leads out of the version
 */
export function docAt(file: string, link: string): DocPage | undefined {
  const {folder} = requireVersion(file);
  const target = path.posix.join(path.posix.dirname(file), link);
  return /^\.{1,2}\/.*\.mdx$/.test(link) && target.startsWith(`${folder}/`)
    ? {version: requireVersion(file), id: target.slice(folder.length + 1).replace(/\.mdx$/, '')}
    : undefined;
}
