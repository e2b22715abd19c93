import fs from 'node:fs';
import path from 'node:path';
import {addressOf, docIds, fileOfDoc} from '../../content/links';
import {markdownFiles, withSlashes} from '../../content/pageFile';
import {type DocsVersion, latestVersion, nextVersion} from '../../content/versions';

/** Matches docs paths in text links and in link definitions. */
const places = [/(\]\()(\/docs\/[^)\s]*)(\))/g, /^(\[[^\]]+\]: )(\/docs\/\S*)()$/gm];

/**
 * Converts paths of pages that will be in the same version to file links. `name` is the page's path below its version's
 * folder, and `files` maps the paths in links to files of the new version.
 */
export function withFileLinks(text: string, name: string, files: ReadonlyMap<string, string>): string {
  const link = (address: string): string => {
    const [, page = '', rest = ''] = /^(.*?)\/?([?#].*)?$/.exec(address) ?? [];
    const file = files.get(page);
    if (file === undefined) {
      return address;
    }
    const relative = path.posix.relative(path.posix.dirname(name), file);
    return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
  };
  return places.reduce(
    (result, place) =>
      result.replace(place, (_, before: string, address: string, after: string) => before + link(address) + after),
    text,
  );
}

/** Files of a version's pages, relative to its folder, by their URL paths. */
export const filesByAddress = (version: DocsVersion): ReadonlyMap<string, string> =>
  new Map(
    docIds(version).map((id) => [
      addressOf({version, id}),
      path.posix.relative(version.folder, fileOfDoc({version, id})),
    ]),
  );

/**
 * Adds the latest version's pages, facts, and SDL to a copy of Next that lacks them. Paths of pages that are now in the
 * same version become file links.
 */
export function overlay(target: string): void {
  const own = new Set(docIds(nextVersion));
  // A page can have a different file extension in Next.
  const isReplaced = (file: string) =>
    /\.mdx?$/.test(file) && own.has(withSlashes(path.relative(latestVersion.folder, file)).replace(/\.mdx?$/, ''));
  fs.cpSync(latestVersion.folder, target, {recursive: true, force: false, filter: (file) => !isReplaced(file)});
  const filesOf = (version: DocsVersion) => filesByAddress({...version, folder: target});
  const [ofLatest, ofNext] = [filesOf(latestVersion), filesOf(nextVersion)] as const;
  // Includes partials, which can also have links.
  for (const name of markdownFiles(target)) {
    const file = path.join(target, name);
    const isNext = fs.existsSync(path.join(nextVersion.folder, name));
    // Pages in Next link to pages in the latest version by path, and vice versa.
    fs.writeFileSync(file, withFileLinks(fs.readFileSync(file, 'utf8'), name, isNext ? ofLatest : ofNext));
  }
}
