import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {stringify} from 'yaml';
import type {Brand} from '../../content/brandSchema';
import {docSection, postsIn, routeOf, versionsIn} from '../allContent';
import {type ListedPage, llmsFiles} from './llms';
import {pageMarkdown} from './markdown';

const dayOf = (date: Date | number) => new Date(date).toISOString().slice(0, 10);

/** All posts, newest first, and all docs of all versions. */
function twinPages(allContent: AllContent) {
  const posts = postsIn(allContent).map(({metadata: {permalink, title, description, date, unlisted}}) => ({
    ...{route: permalink, title, description, section: 'Blog', isListed: !unlisted, updated: dayOf(date)},
    version: undefined,
  }));
  const docs = versionsIn(allContent).flatMap(({versionName, isLast, docs: all}) =>
    all.map((doc) => ({
      ...{title: doc.title, description: doc.description, section: docSection(doc)},
      route: routeOf(doc.permalink),
      version: versionName,
      /** Whether the lists for language models name it. */
      isListed: isLast && !doc.unlisted,
      updated: doc.lastUpdatedAt ? dayOf(doc.lastUpdatedAt) : undefined,
    })),
  );
  return [...posts, ...docs];
}

/** Links to pages with a twin lead to the twin, other links of the site get its host. */
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
 * Writes each page of docs and blog as Markdown (the twin of `/docs/x` is `/docs/x.md`), and the files for language
 * models. They are made from the built pages, since facts, tabs and tables come from components.
 */
export default function twins(brand: Brand) {
  return ({baseUrl}: LoadContext): Plugin => {
    let pages: ReturnType<typeof twinPages> = [];
    return {
      name: 'twins',
      async allContentLoaded({allContent}) {
        pages = twinPages(allContent);
      },
      async postBuild({outDir}) {
        const resolveLink = linkResolver(brand.siteUrl, new Set(pages.map(({route}) => route)));
        const listed: ListedPage[] = [];
        for (const {route, title, description, section, version, isListed, updated} of pages) {
          const file = path.join(outDir, route.slice(baseUrl.length));
          const markdown = pageMarkdown(await fs.readFile(`${file}.html`, 'utf8'), resolveLink);
          if (markdown === undefined) {
            throw new Error(`twins: ${route}: the built page has no article`);
          }
          const head = stringify({title, description, version, updated}, {lineWidth: 0});
          const text = markdown.startsWith('# ') ? markdown : `# ${title}\n\n${markdown}`;
          await fs.writeFile(`${file}.md`, `---\n${head}---\n\n${text}`);
          if (isListed) {
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
