import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import brand from '../content/siteBrand';

/** How many sites are asked at once, and how long each may take. */
const atOnce = 8;
const patience = 20_000;

/** A link that leads nowhere: what the other site said, and a page that has it. */
export type DeadLink = {url: string; answer: string; page: string};

/**
 * The links of built pages to other sites.
 *
 * @param folder the build
 * @returns for each address the first page that has it; hosts of `brand.ts` and reserved names are left out
 */
export function linksToOthers(folder: string): Map<string, string> {
  const own = new Set([brand.siteUrl, brand.appUrl, brand.apiUrl].map((url) => new URL(url).host));
  const isOther = (url: string) =>
    URL.canParse(url) && !own.has(new URL(url).host) && !/[./]example(?:$|\.|\/)/.test(url);
  const found = new Map<string, string>();
  for (const file of (fs.readdirSync(folder, {recursive: true}) as string[]).sort()) {
    if (file.endsWith('.html')) {
      const $ = load(fs.readFileSync(path.join(folder, file), 'utf8'));
      const urls = $('a[href^="http"]')
        .toArray()
        .map(({attribs}) => (attribs.href ?? '').replace(/#.*/, ''));
      urls.filter((url) => isOther(url) && !found.has(url)).forEach((url) => found.set(url, file));
    }
  }
  return found;
}

/** What a site answers; nothing when it has the page. Sites that refuse to say whether they have it count as having it. */
async function answerOf(url: string): Promise<string | undefined> {
  const ask = (method: string) => fetch(url, {method, signal: AbortSignal.timeout(patience)});
  try {
    const head = await ask('HEAD');
    const {status} = head.ok ? head : await ask('GET');
    return status === 404 || status === 410 ? String(status) : undefined;
  } catch (error) {
    const {cause, message} = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Asks for every link, some at a time. */
export async function deadLinks(links: ReadonlyMap<string, string>): Promise<DeadLink[]> {
  const waiting = links.entries();
  const dead: DeadLink[] = [];
  const lane = async () => {
    for (const [url, page] of waiting) {
      const answer = await answerOf(url);
      if (answer) {
        dead.push({url, answer, page});
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, lane));
  return dead.sort((a, b) => a.url.localeCompare(b.url, 'en'));
}

/** The report as Markdown. */
export const linkReport = (count: number, dead: readonly DeadLink[]): string =>
  [
    `${count} links to other sites, ${dead.length} lead nowhere.`,
    ...(dead.length > 0 ? ['', '| link | answer | page |', '| - | - | - |'] : []),
    ...dead.map(({url, answer, page}) => `| ${url} | ${answer} | ${page} |`),
  ].join('\n');
