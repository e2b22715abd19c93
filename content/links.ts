import fs from 'node:fs';
import path from 'node:path';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {DefaultNumberPrefixParser, stripPathNumberPrefixes} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import {readFrontMatter} from './frontMatter/read';
import {isPartial, markdownFiles, slugForm} from './pageFile';
import {problemsFrom} from './problems';
import {requireVersion} from './sources';
import {type DocsVersion, latestVersion, versionOf} from './versions';

/** A docs page: its version, and the path of its file below the version's folder, without the ending. */
export type DocPage = {version: DocsVersion; id: string};

/** The file of a docs page, from the repository's root: `.mdx`, unless there is one that ends in `.md`. */
export function fileOfDoc({version, id}: {version: Pick<DocsVersion, 'folder'>; id: string}): string {
  const file = `${version.folder}/${id}.mdx`;
  return fs.existsSync(file) || !fs.existsSync(file.slice(0, -1)) ? file : file.slice(0, -1);
}

/** Whether there is such a page. */
export const isDoc = (doc: DocPage): boolean => fs.existsSync(fileOfDoc(doc));

/** The front matter of a docs page; nothing where it can't be read, which has its own message. */
function frontOf(doc: DocPage): Record<string, unknown> {
  const file = fileOfDoc(doc);
  let data = {};
  problemsFrom(() => ({data} = readFrontMatter(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', file)));
  return data;
}

/** Whether a docs page is left out of builds. */
export const isDraft = (doc: DocPage): boolean => frontOf(doc).draft === true;

/** The id of a docs page in sidebars: Docusaurus leaves out the numbers that its file and folders may begin with. */
export const sidebarIdOf = (id: string): string => stripPathNumberPrefixes(id, DefaultNumberPrefixParser);

/** The address of a docs page, without the site's base, as Docusaurus makes it from the file's path and its slug. */
export function addressOf({version, id}: DocPage): string {
  const {slug: given} = frontOf({version, id});
  const slug = getSlug({
    baseID: DefaultNumberPrefixParser(path.posix.basename(id)).filename,
    source: `${id}.mdx`,
    sourceDirName: path.posix.dirname(id),
    frontMatterSlug: typeof given === 'string' && slugForm.test(given) ? given : undefined,
  });
  return `${version.path}${slug}`.replace(/\/$/, '');
}

/** The ids of all pages of a version, sorted; partials are no pages. */
export const docIds = ({folder}: Pick<DocsVersion, 'folder'>): string[] =>
  markdownFiles(folder)
    .filter((name) => !isPartial(name))
    .map((name) => name.replace(/\.mdx?$/, ''));

/** The address of a docs page: in the version of the page that links where that has it, else in the latest. */
export function addressFrom(file: string, id: string): string {
  const own = {version: versionOf(file) ?? latestVersion, id};
  return addressOf(isDoc(own) ? own : {version: latestVersion, id});
}

/**
 * A link to a docs page in Markdown: the path to its file within the version; from Next, which holds only what will
 * change, the address in the latest version where Next has no such page.
 *
 * @param file the page that links, from the repository's root
 * @param id id of the page it links to
 * @throws Error when there is no such page
 */
export function linkTo(file: string, id: string): string {
  const version = requireVersion(file);
  if (isDoc({version, id})) {
    const relative = path.posix.relative(path.posix.dirname(file), fileOfDoc({version, id}));
    return relative.startsWith('.') ? relative : `./${relative}`;
  }
  if (version.status !== 'unreleased' || !isDoc({version: latestVersion, id})) {
    throw new Error(`no docs page "${id}" in ${version.folder}`);
  }
  return addressOf({version: latestVersion, id});
}
