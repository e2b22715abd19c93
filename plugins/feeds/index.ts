import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Reads a file that the blog plugin writes while this one runs: there is no hook after the `postBuild` of the preset. */
async function readComplete(file: string, end: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const text = await fs.readFile(file, 'utf8').catch(() => '');
    if (text.trimEnd().endsWith(end)) {
      return text;
    }
    await sleep(100);
  }
  throw new Error(`feeds: the blog has not written ${file} within 10 seconds`);
}

/** The Atom feed with a link to itself, which RFC 4287 recommends. */
export const withSelfLink = (atom: string, url: string): string =>
  atom.replace('<id>', `<link rel="self" type="application/atom+xml" href="${url}"/>\n    <id>`);

/** The JSON feed as JSON Feed 1.1 has it, with its own address; authors became a list in that version. */
export function asJsonFeed11(json: string, url: string): string {
  const {items, ...feed} = JSON.parse(json) as {items: {author?: object}[]};
  const current = items.map(({author, ...item}) => ({...item, ...(author && {authors: [author]})}));
  return JSON.stringify({...feed, version: 'https://jsonfeed.org/version/1.1', feed_url: url, items: current}, null, 4);
}

/** Adds to the blog's feeds what the blog plugin has no option for. */
export default function feeds({siteConfig}: LoadContext): Plugin {
  let hasPosts = false;
  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
      hasPosts = blogs.some(({blogPosts}) => blogPosts.length > 0);
    },
    async postBuild({outDir}) {
      if (!hasPosts) {
        return;
      }
      for (const [name, end, edit] of [
        ['blog/atom.xml', '</feed>', withSelfLink],
        ['blog/feed.json', '}', asJsonFeed11],
      ] as const) {
        const file = path.join(outDir, name);
        const url = `${siteConfig.url}${siteConfig.baseUrl}${name}`;
        await fs.writeFile(file, edit(await readComplete(file, end), url));
      }
    },
  };
}
