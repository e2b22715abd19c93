import fs from 'node:fs';
import path from 'node:path';
import {addressOf, docIds, fileOfDoc} from '../../content/links';
import {markdownFiles} from '../../content/pageFile';
import {type DocsVersion, latestVersion, nextVersion} from '../../content/versions';

/** Addresses in text links, in cards, and in link definitions. */
const places = [/(\]\()(\/docs\/[^)\s]*)(\))/g, /(\bto=")(\/docs\/[^"]*)(")/g, /^(\[[^\]]+\]: )(\/docs\/\S*)()$/gm];

/**
 * Turns addresses of pages that will be in the same version into file links. `name` is the page's path below its
 * version, and `files` are those of the version to be made, by the addresses that are meant.
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

/** The files of a version's pages, as paths below its folder, by their addresses. */
export const filesByAddress = (version: DocsVersion): ReadonlyMap<string, string> =>
  new Map(
    docIds(version).map((id) => [
      addressOf({version, id}),
      path.posix.relative(version.folder, fileOfDoc({version, id})),
    ]),
  );

/**
 * Lays a copy of Next over the latest version: the copy gets the pages, facts and SDL that it lacks. Addresses of pages
 * that are now in the same version become file links.
 */
export function overlay(target: string): void {
  const own = new Set(docIds(nextVersion));
  // A page may have another ending in Next.
  const isReplaced = (file: string) =>
    /\.mdx?$/.test(file) && own.has(path.posix.relative(latestVersion.folder, file).replace(/\.mdx?$/, ''));
  fs.cpSync(latestVersion.folder, target, {recursive: true, force: false, filter: (file) => !isReplaced(file)});
  const filesOf = (version: DocsVersion) => filesByAddress({...version, folder: target});
  const [ofLatest, ofNext] = [filesOf(latestVersion), filesOf(nextVersion)] as const;
  // Partials, which are no pages, have links as well.
  for (const name of markdownFiles(target)) {
    const file = path.join(target, name);
    const isNext = fs.existsSync(path.join(nextVersion.folder, name));
    // Pages of Next name those of the latest version by address, and the other way around.
    fs.writeFileSync(file, withFileLinks(fs.readFileSync(file, 'utf8'), name, isNext ? ofLatest : ofNext));
  }
}
