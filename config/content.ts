import fs from 'node:fs';
import type {Options} from '@docusaurus/preset-classic';
import brand from '../brand';
import codeBlocks from '../remark/code';
import componentProps from '../remark/componentProps';
import facts from '../remark/facts';
import faq from '../remark/faq';
import fieldAnchors from '../remark/fieldAnchors';
import glossary from '../remark/glossary';
import pageTitle from '../remark/pageTitle';

/** Files made while building that are served at the site's root. */
export const siteFilesFolder = '.cache/site-files';

const transforms = {
  beforeDefaultRemarkPlugins: [facts, fieldAnchors, componentProps],
  rehypePlugins: [codeBlocks],
};

/** Docs: 0.0.1 is the latest and has no badge; the folder `docs/` is Next and says that it is unreleased. */
export const docs: Exclude<Options['docs'], false | undefined> = {
  ...transforms,
  // The FAQ is read before terms bring their meanings along.
  beforeDefaultRemarkPlugins: [facts, fieldAnchors, faq, glossary, componentProps],
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: '0.0.1',
  versions: {
    current: {label: 'Next', path: 'next', banner: 'unreleased', badge: true},
    '0.0.1': {label: '0.0.1', badge: false},
  },
  breadcrumbs: false,
  editUrl: brand.editUrl || undefined,
  // An archive has no history to take the time from.
  showLastUpdateTime: fs.existsSync('.git'),
  showLastUpdateAuthor: false,
};

/** The blog, with all posts in its sidebar and all kinds of feeds. */
export const blog: Exclude<Options['blog'], false | undefined> = {
  ...transforms,
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'Releases, announcements and debugging notes from the team that builds the pixel.',
  blogSidebarTitle: 'All Blog Posts',
  blogSidebarCount: 'ALL',
  feedOptions: {type: 'all'},
  showReadingTime: true,
  editUrl: brand.editUrl || undefined,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
};

/** Pages outside docs and blog. */
export const pages: Exclude<Options['pages'], false | undefined> = {
  ...transforms,
  beforeDefaultRemarkPlugins: [pageTitle, ...transforms.beforeDefaultRemarkPlugins],
  path: 'src/pages',
};

/** The sitemap leaves out what search engines should not list: previews, search and Next. */
export const sitemap: Exclude<Options['sitemap'], false | undefined> = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['/Home/**', '/Landing/**', '/search', '/docs/next/**', '/blog/tags/**'],
};
