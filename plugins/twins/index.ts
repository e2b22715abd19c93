import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../content/brandSchema';
import {latestVersion} from '../../content/versions';
import {pageFile} from '../../src/lib/cardAddress';
import {openMade} from '../madeFiles';
import {type SitePage, sitePages} from '../search/content';
import {type Article, readArticle} from './article';
import {type Listed, bySection, fullFile, fullText, llmsText} from './llms';
import {toMarkdown} from './markdown';
import {leadTo, twinPath, twinText} from './twin';

/** Texts outlive a build here, by content. */
const cacheFolder = '.cache/twins';

/** What writes the twins: another text makes all of them anew. */
const designOf = () =>
  ['article.ts', 'markdown.ts'].map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8')).join('\n');

type Page = SitePage & {article: Article};

/** Docs and posts as they were built; a page that leads into the docs without an article of its own has no twin. */
function articlesOf(pages: readonly SitePage[], read: (page: SitePage) => string): Page[] {
  return pages
    .filter(({section}) => section !== 'Site')
    .flatMap((page) => {
      const article = readArticle(read(page));
      return article ? [{...page, article}] : [];
    });
}

/**
 * Writes a Markdown twin of every page of docs and blog beside it, and lists of them for machines that read: `llms.txt`,
 * `llms-full.txt`, and one file for each section. Twins are made from the built pages, so they have what readers see:
 * tables, steps, tabs, facts and notes.
 */
export default function twins(brand: Brand) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
    let content: AllContent = {};
    return {
      name: 'twins',
      async allContentLoaded({allContent}) {
        content = allContent;
      },
      async postBuild({outDir, routesPaths}) {
        const read = ({path: route}: SitePage) => fs.readFileSync(path.join(outDir, pageFile(route, baseUrl)), 'utf8');
        const pages = articlesOf(
          sitePages(content, routesPaths, () => false),
          read,
        );
        const lead = leadTo(brand.siteUrl, new Set(pages.map(({path: route}) => route)));
        const texts = await openMade(path.join(siteDir, cacheFolder), designOf());
        const list = async ({path: route, section, article}: Page): Promise<Listed & {version: string}> => {
          const key = [article.content, ...article.links.map(lead)].join('\n');
          const made = await texts.fileOf(key, () => toMarkdown(article.content, lead));
          const text = twinText(article, fs.readFileSync(made, 'utf8'));
          fs.writeFileSync(path.join(outDir, twinPath(route.slice(baseUrl.length))), text);
          const {title, description, version} = article;
          return {title, description, version, section, url: brand.siteUrl + twinPath(route), text};
        };
        const listed = await Promise.all(pages.map(list));
        await texts.prune();
        const current = listed.filter(({version}) => !version || version === latestVersion.name);
        const write = (name: string, text: string) => fs.writeFileSync(path.join(outDir, name), text);
        write('llms.txt', llmsText(brand, current));
        write('llms-full.txt', fullText(current));
        bySection(current).forEach((own, section) => write(fullFile(section), fullText(own)));
      },
    };
  };
}
