import {execFileSync} from 'node:child_process';
import type {RouteConfig} from '@docusaurus/types';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/**
 * Whether the day of a file's last change can be read: with git, and with all of its history. An archive has none, and
 * a shallow clone would give all files the day of its one commit.
 *
 * @param folder of the repository
 */
export function hasHistory(folder = '.'): boolean {
  try {
    return git(folder, 'rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/** The day of a file's last change, as YYYY-MM-DD in UTC; nothing for a file that is not committed yet. */
function dayOf(folder: string, file: string): string | undefined {
  const seconds = Number(git(folder, 'log', '-1', '--format=%ct', '--', file));
  return seconds > 0 ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined;
}

/**
 * Entries of a sitemap with the day of the last change of posts and of Markdown pages outside the docs, which the
 * generator leaves out. Pages written in code are made from many files, so they have no day.
 *
 * @param items as the generator made them
 * @param siteUrl the site's address, without a slash at its end
 * @param folder of the repository
 */
export function withDays<Item extends {url: string; lastmod?: string | null}>(
  items: readonly Item[],
  routes: readonly RouteConfig[],
  siteUrl: string,
  folder = '.',
): Item[] {
  const sources = new Map(routes.map(({path, metadata}) => [siteUrl + path, metadata?.sourceFilePath]));
  return items.map((item) => {
    const source = sources.get(item.url);
    return item.lastmod || !source?.endsWith('.mdx') ? item : {...item, lastmod: dayOf(folder, source)};
  });
}
