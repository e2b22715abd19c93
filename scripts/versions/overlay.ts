import fs from 'node:fs';
import path from 'node:path';
import {docIds} from '../../content/links';
import {type DocsVersion, latestVersion, nextVersion} from '../../content/versions';

/** Addresses in text links, in cards and in link definitions. */
const places = [/(\]\()(\/docs\/[^)\s]*)(\))/g, /(\bto=")(\/docs\/[^"]*)(")/g, /^(\[[^\]]+\]: )(\/docs\/\S*)()$/gm];

/**
 * Turns addresses of pages that will be in the same version into file links.
 *
 * @param text a page's text
 * @param name the page's path below its version
 * @param from the version whose addresses are meant
 * @param has whether the version to be made has a page of an id
 */
export function withFileLinks(
  text: string,
  name: string,
  from: Pick<DocsVersion, 'path'>,
  has: (id: string) => boolean,
): string {
  const link = (address: string): string => {
    const [start = '', ...hash] = address.split('#');
    const id = start.startsWith(`${from.path}/`) ? start.slice(from.path.length + 1) : '';
    if (!has(id)) {
      return address;
    }
    const relative = path.posix.relative(path.posix.dirname(name), `${id}.mdx`);
    return [relative.startsWith('.') ? relative : `./${relative}`, ...hash].join('#');
  };
  return places.reduce(
    (result, place) =>
      result.replace(place, (_, before: string, address: string, after: string) => before + link(address) + after),
    text,
  );
}

/**
 * Lays Next over the latest version: a page of the same id replaces, a new one is added, facts and SDL are the latest
 * version's unless Next has its own. Addresses of pages that are now in the same version become file links.
 *
 * @param target a folder that does not exist yet; it gets the whole
 */
export function layOver(target: string): void {
  fs.cpSync(latestVersion.folder, target, {recursive: true});
  fs.cpSync(nextVersion.folder, target, {recursive: true});
  const ids = docIds({folder: target});
  const files = fs
    .readdirSync(target, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'));
  // Partials, which are no pages, have links as well.
  for (const name of files.filter((each) => /\.mdx?$/.test(each))) {
    const file = path.join(target, name);
    const isNext = fs.existsSync(path.join(nextVersion.folder, name));
    // Pages of Next name those of the latest version by address, and the other way around.
    const from = isNext ? latestVersion : nextVersion;
    fs.writeFileSync(
      file,
      withFileLinks(fs.readFileSync(file, 'utf8'), name, from, (id) => ids.includes(id)),
    );
  }
}
