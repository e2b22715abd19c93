import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import pMap from 'p-map';
import {namesBelow} from '../content/pageFile';
import brand from '../content/siteBrand';

const concurrency = 8;
const timeoutMs = 20_000;

/**
 * The links of built pages to other sites, each with the first page that has it. Hosts of `brand.ts` and reserved names
 * are left out.
 */
export function externalLinks(folder: string): Map<string, string> {
  const own = new Set([brand.siteUrl, brand.appUrl, brand.apiUrl].map((url) => new URL(url).host));
  const isExternal = (url: string) =>
    URL.canParse(url) && !own.has(new URL(url).host) && !/[./]example(?:$|\.|\/)/.test(url);
  const found = new Map<string, string>();
  for (const file of namesBelow(folder).filter((name) => name.endsWith('.html'))) {
    for (const node of load(fs.readFileSync(path.join(folder, file), 'utf8'))('a[href^="http"]')) {
      const url = (node.attribs.href ?? '').replace(/#.*/, '');
      if (isExternal(url) && !found.has(url)) {
        found.set(url, file);
      }
    }
  }
  return found;
}

/** The answer of a site that lacks the page; nothing when it has the page, or refuses to say. */
async function failureOf(url: string): Promise<string | undefined> {
  const ask = (method: string) => fetch(url, {method, signal: AbortSignal.timeout(timeoutMs)});
  try {
    const head = await ask('HEAD');
    const {status} = head.ok ? head : await ask('GET');
    return status === 404 || status === 410 ? String(status) : undefined;
  } catch (error) {
    const {cause, message} = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

/** Requests every link and returns the dead ones, sorted by address: what the other site answered, and a page that has it. */
export async function deadLinks(links: ReadonlyMap<string, string>) {
  const answers = await pMap(links, async ([url, page]) => ({url, page, answer: await failureOf(url)}), {concurrency});
  return answers
    .flatMap(({answer, ...link}) => (answer ? [{answer, ...link}] : []))
    .sort((a, b) => a.url.localeCompare(b.url, 'en'));
}

/** The report as Markdown. */
export const linkReport = (count: number, dead: Awaited<ReturnType<typeof deadLinks>>): string =>
  [
    `${count} links to other sites, ${dead.length} dead.`,
    ...(dead.length > 0 ? ['', '| link | answer | page |', '| - | - | - |'] : []),
    ...dead.map(({url, answer, page}) => `| ${url} | ${answer} | ${page} |`),
  ].join('\n');

/** `npm run links` reports dead links to other sites, and never fails because of them. */
if (process.argv[1] === __filename) {
  const links = externalLinks('build');
  void deadLinks(links).then((dead) => console.log(linkReport(links.size, dead)));
}
