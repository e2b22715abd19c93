import fs from 'node:fs';
import path from 'node:path';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {readFrontMatter} from './frontMatter/read';
import {isPartial, markdownFiles, slugForm} from './pageFile';
import {problemsFrom} from './problems';
import {requireVersion} from './sources';
import {type DocsVersion, latestVersion, versionOf} from './versions';

/** A docs page: its version, and the path of its file below the version's folder, without the extension. */
export type DocPage = {version: DocsVersion; id: string};

/** Path of a docs page's file, from the repository's root: `.mdx`, unless only an `.md` file exists. */
export function fileOfDoc({version, id}: {version: Pick<DocsVersion, 'folder'>; id: string}): string {
  const file = `${version.folder}/${id}.mdx`;
  return fs.existsSync(file) || !fs.existsSync(file.slice(0, -1)) ? file : file.slice(0, -1);
}

/** Whether the page exists. */
export const isDoc = (doc: DocPage): boolean => fs.existsSync(fileOfDoc(doc));

/** The front matter of a docs page; empty if it can't be parsed, which is reported separately. */
function frontOf(doc: DocPage): Record<string, unknown> {
  const file = fileOfDoc(doc);
  let data = {};
  problemsFrom(() => ({data} = readFrontMatter(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', file)));
  return data;
}

/** Whether a docs page is a draft, which builds leave out. */
export const isDraft = (doc: DocPage): boolean => frontOf(doc).draft === true;

/** The path of a docs page, without the base URL, as Docusaurus derives it from the file's path and the slug. */
export function addressOf({version, id}: DocPage): string {
  const {slug: given} = frontOf({version, id});
  const slug = getSlug({
    baseID: path.posix.basename(id),
    source: `${id}.mdx`,
    sourceDirName: path.posix.dirname(id),
    stripDirNumberPrefixes: false,
    frontMatterSlug: typeof given === 'string' && slugForm.test(given) ? given : undefined,
  });
  return `${version.path}${slug}`.replace(/\/$/, '');
}

/** The IDs of all pages of a version, sorted, without partials. */
export const docIds = ({folder}: Pick<DocsVersion, 'folder'>): string[] =>
  markdownFiles(folder)
    .filter((name) => !isPartial(name))
    .map((name) => name.replace(/\.mdx?$/, ''));

/** The path of a docs page in the linking page's version, or in the latest version if the page is only there. */
export function addressFrom(file: string, id: string): string {
  const own = {version: versionOf(file) ?? latestVersion, id};
  return addressOf(isDoc(own) ? own : {version: latestVersion, id});
}

/**
 * The link target for a docs page in Markdown: a relative file path within the version. Next contains only changed
 * pages, so links from Next to other pages use their path in the latest version.
 *
 * @param file path of the linking page, from the repository's root
 * @param id ID of the target page
 * @throws Error when the target page doesn't exist
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
