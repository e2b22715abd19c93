import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './config/announcement';
import {blog, docs, pages, siteFilesFolder, sitemap} from './config/content';
import {footer} from './config/footer';
import {headTags, metadata, scripts} from './config/head';
import {brokenLinks, markdown} from './config/markdown';
import {navbar} from './config/navbar';
import {hostedSearch, publicBrand} from './content/publicBrand';
import brand from './content/siteBrand';
import bundle from './plugins/bundle';
import cssLayers from './plugins/css-layers';
import devServer from './plugins/dev-server';
import firstStyles from './plugins/first-styles';
import licenses from './plugins/licenses';
import markdownPages from './plugins/markdown-pages';
import pageChecks from './plugins/page-checks';
import pageData from './plugins/page-data';
import pageScripts from './plugins/page-scripts';
import pageSources from './plugins/page-sources';
import previewRoutes from './plugins/preview-routes';
import pwa from './plugins/pwa';
import search from './plugins/search';
import {sequentialPostBuild} from './plugins/sequentialPostBuild';
import siteFiles from './plugins/site-files';
import socialCards from './plugins/social-cards';
import {template} from './src/start/template';

const algolia = hostedSearch(brand);

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl: brand.baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.png',
  future: {v4: true, faster: true},
  // The specification defines storage keys such as `theme`, so they have no suffix.
  storage: {namespace: false},
  ...brokenLinks,
  markdown,
  scripts: scripts(brand),
  headTags: headTags(brand),
  ssrTemplate: template,
  staticDirectories: ['static', siteFilesFolder],
  clientModules: ['./src/client/navigation.ts', './src/client/correctPath.ts', './src/client/tabKeys.ts'],
  // The starter shows visitors its own notice instead.
  baseUrlIssueBanner: false,
  customFields: {brand: publicBrand(brand)},
  presets: [
    ['classic', {docs, blog, pages, sitemap, theme: {customCss: './src/css/index.css'}} satisfies Preset.Options],
  ],
  plugins: [
    pageChecks,
    bundle,
    cssLayers,
    pageData,
    pageScripts,
    pageSources,
    previewRoutes,
    siteFiles(brand),
    ...(algolia ? [] : [sequentialPostBuild(search)]),
    socialCards(brand),
    sequentialPostBuild(markdownPages(brand)),
    licenses,
    devServer,
    sequentialPostBuild(firstStyles),
    sequentialPostBuild(pwa),
  ],
  // Other specified settings are the defaults: color mode, version persistence, sidebar, and table of contents levels.
  themeConfig: {
    metadata: metadata(brand),
    announcementBar: announcement(brand),
    navbar: navbar(brand),
    footer: footer(brand),
    // `remark/code` highlights with style sheets; the default theme would only add to the bundle.
    prism: {theme: {plain: {}, styles: []}},
    ...(algolia && {algolia}),
  } satisfies Preset.ThemeConfig,
};

export default config;
