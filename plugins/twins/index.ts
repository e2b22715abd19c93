import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../content/brandSchema';
import {latestVersion} from '../../content/versions';
import {pageFile} from '../../src/lib/cardAddress';
import {inTurn} from '../inTurn';
import {codeIn, openMade, openMadeValues} from '../madeFiles';
import {metaAndMain} from '../metaAndMain';
import {type SitePage, sitePages} from '../search/content';
import {inThread} from '../threads';
import type {Article} from './article';
import {type Listed, bySection, fullFile, fullText, llmsText} from './llms';
import {twinPath, twinText, twinsAmong} from './twin';

/** Texts, and the articles that they are made of, outlive a build here, by content. */
const cacheFolders = {texts: '.cache/twins', articles: '.cache/twins-articles'};

/** What writes the twins: other code makes all of them anew. */
const writers = ['plugins/twins', 'plugins/metaAndMain.ts'];

/** Pages that are read or written at a time: with as many, the processor does not wait for the disk. */
const atOnce = 8;

type Page = SitePage & {article: Article};

/** Docs and posts as they were built; a page that leads into the docs without an article of its own has no twin. */
async function articlesOf(
  pages: readonly SitePage[],
  read: (page: SitePage) => Promise<Article | null>,
): Promise<Page[]> {
  const own = pages.filter(({section}) => section !== 'Site');
  const articles = await inTurn(own, atOnce, read);
  return own.flatMap((page, index) => {
    const article = articles[index];
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
        const code = codeIn(siteDir, writers);
        const kept = await openMadeValues(path.join(siteDir, cacheFolders.articles), code);
        const read = ({path: route}: SitePage) => {
          const html = metaAndMain(fs.readFileSync(path.join(outDir, pageFile(route, baseUrl)), 'utf8'));
          return kept.valueOf(html, () => inThread('readForTwin', html));
        };
        const pages = await articlesOf(
          sitePages(content, routesPaths, () => false),
          read,
        );
        const all = new Set(pages.map(({path: route}) => route));
        const {siteUrl: origin} = brand;
        const texts = await openMade(path.join(siteDir, cacheFolders.texts), code);
        const list = async ({path: route, section, article}: Page): Promise<Listed & {version: string}> => {
          const {content, links} = article;
          const own = twinsAmong(links, all);
          const key = [content, origin, ...own].join('\n');
          const made = await texts.fileOf(key, () => inThread('writeTwin', {content, origin, twins: own}));
          const text = twinText(article, fs.readFileSync(made, 'utf8'));
          fs.writeFileSync(path.join(outDir, twinPath(route.slice(baseUrl.length))), text);
          const {title, description, version} = article;
          return {title, description, version, section, url: origin + twinPath(route), text};
        };
        const listed = await inTurn(pages, atOnce, list);
        await Promise.all([kept.prune(), texts.prune()]);
        const current = listed.filter(({version}) => !version || version === latestVersion.name);
        const write = (name: string, text: string) => fs.writeFileSync(path.join(outDir, name), text);
        write('llms.txt', llmsText(brand, current));
        write('llms-full.txt', fullText(current));
        bySection(current).forEach((own, section) => write(fullFile(section), fullText(own)));
      },
    };
  };
}
