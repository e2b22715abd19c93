import type {Options} from '@docusaurus/preset-classic';
import brand from '../content/siteBrand';
import {docsVersions} from '../content/versions';
import codeBlocks from '../remark/code';
import expand from '../remark/expand';
import fieldAnchors from '../remark/fieldAnchors';
import glossary from '../remark/glossary';
import numberedSteps from '../remark/numberedSteps';
import eagerHydration from '../remark/eagerHydration';
import pageTitle from '../remark/pageTitle';
import stackedTables from '../remark/stackedTables';
import {smartQuotes} from '../remark/smartQuotes';
import splitSections from '../remark/splitSections';
import {blogDescription, blogSidebarTitle} from '../src/lib/blog';
import {feeds} from './feeds';
import {hasHistory} from './history';

/** Files that the build generates at the site's root. */
export const siteFilesFolder = '.cache/site-files';

const beforeQuotes = [expand, fieldAnchors, eagerHydration];

const transforms = {
  beforeDefaultRemarkPlugins: [...beforeQuotes, smartQuotes],
  rehypePlugins: [codeBlocks, stackedTables, splitSections],
};

/** All versions of the docs; `content/versions.ts` determines which is the latest. */
export const docs: Exclude<Options['docs'], false | undefined> = {
  ...transforms,
  beforeDefaultRemarkPlugins: [...beforeQuotes, glossary, smartQuotes],
  rehypePlugins: [numberedSteps, ...transforms.rehypePlugins],
  sidebarPath: './sidebars.ts',
  // Prefixes such as 01- only order generated sidebars. Without them, a page's ID is its file path.
  numberPrefixParser: false,
  // The latest version has no badge, and search engines index no other version.
  versions: Object.fromEntries(
    docsVersions.map(({name, status}) => [name, status === 'latest' ? {badge: false} : {noIndex: true}]),
  ),
  editUrl: brand.editUrl || undefined,
  showLastUpdateTime: hasHistory(),
};

/** The blog, with all posts in its sidebar and a feed of each type. */
export const blog: Exclude<Options['blog'], false | undefined> = {
  ...transforms,
  blogDescription,
  blogSidebarTitle,
  blogSidebarCount: 'ALL',
  feedOptions: feeds,
  editUrl: brand.editUrl || undefined,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
};

/** Pages outside the docs and the blog. */
export const pages: Exclude<Options['pages'], false | undefined> = {
  ...transforms,
  beforeDefaultRemarkPlugins: [pageTitle, ...transforms.beforeDefaultRemarkPlugins],
};

/** The sitemap excludes search and tags. Pages with `noindex`, such as previews, are excluded by default. */
export const sitemap: Exclude<Options['sitemap'], false | undefined> = {
  lastmod: hasHistory() ? 'date' : null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['search', 'blog/tags/**'].map((pattern) => brand.baseUrl + pattern),
};
