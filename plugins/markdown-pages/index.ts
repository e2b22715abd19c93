import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import type {Brand} from '../../content/brandSchema';
import {articlesIn} from '../allContent';
import {type ListedPage, llmsFiles} from './llms';
import {pageMarkdown} from './markdown';

const dayOf = (date: Date | number) => new Date(date).toISOString().slice(0, 10);

/** Points links to docs and blog pages at their Markdown, and makes other site links absolute. */
const linkResolver =
  (origin: string, routes: ReadonlySet<string>) =>
  (href: string): string => {
    if (!href.startsWith('/')) {
      return href;
    }
    const route = href.replace(/[?#].*$/, '');
    return `${origin}${route}${routes.has(route) ? '.md' : ''}${href.slice(route.length)}`;
  };

/**
 * Writes each docs and blog page as Markdown (`/docs/x` as `/docs/x.md`), and the files for language models. The source
 * is the built pages, because components render facts, tabs, and tables.
 */
export default function markdownPages(brand: Brand) {
  return ({baseUrl}: LoadContext): Plugin => {
    let pages: ReturnType<typeof articlesIn> = [];
    return {
      name: 'markdown-pages',
      async allContentLoaded({allContent}) {
        pages = articlesIn(allContent);
      },
      async postBuild({outDir}) {
        const resolveLink = linkResolver(brand.siteUrl, new Set(pages.map(({route}) => route)));
        const listed: ListedPage[] = [];
        for (const page of pages) {
          const {route, title, description, section, version, unlisted} = page;
          const file = path.join(outDir, route.slice(baseUrl.length));
          const markdown = pageMarkdown(await fs.readFile(`${file}.html`, 'utf8'), resolveLink);
          if (markdown === undefined) {
            throw new Error(`markdown-pages: ${route}: the built page has no article`);
          }
          const updated = page.version ? page.lastUpdatedAt : page.date;
          const facts = {title, description, version: version?.label};
          const head = stringify({...facts, updated: updated ? dayOf(updated) : undefined}, {lineWidth: 0});
          const text = markdown.startsWith('# ') ? markdown : `# ${title}\n\n${markdown}`;
          await fs.writeFile(`${file}.md`, `---\n${head}---\n\n${text}`);
          // The files for language models list only the latest version.
          if (!unlisted && version?.isLast !== false) {
            listed.push({title, description, section, url: `${brand.siteUrl}${route}.md`, text});
          }
        }
        for (const [name, text] of llmsFiles(brand, listed)) {
          await fs.writeFile(path.join(outDir, name), text);
        }
      },
    };
  };
}
