import type {ThemeClassNames} from '@docusaurus/theme-common';
import {type Cheerio, load} from 'cheerio';
import type {Element} from 'domhandler';
import {metaAndMain} from '../metaAndMain';
import {type Block, blocksOf, withoutWaysOn} from './blocks';
import type {SitePage} from './content';
import {marked} from './marks';
import {clean} from './text';

/** A public page of the site as built. */
export type BuiltPage = SitePage & {html: string};

/** A page as records are made of it. */
export type ReadPage = SitePage & {
  description: string;
  /** Other words for what it is about, from its head. */
  keywords: string;
  language: string;
  /** The `docusaurus_tag` of its docs version; `default` outside the docs. */
  tag: string;
  /** Name of its docs version; empty outside the docs. */
  version: string;
  blocks: readonly Block[];
  /** The pages that it links to, each once. */
  targets: readonly string[];
};

/**
 * Parts of the theme that have neither a tag nor a role of their own, by the class names that the theme promises to
 * keep; a name that it gives up fails the type check.
 */
const badge: typeof ThemeClassNames.docs.docVersionBadge = 'theme-doc-version-badge';
const admonition: typeof ThemeClassNames.common.admonition = 'theme-admonition';

/** What is in a page for everyone's use and not for its subject. */
const chrome = [
  marked('skip'),
  'nav, footer, script, style, noscript, template, button, svg, iframe, form, time',
  // Labels of tabs, and banners above a page.
  '[role="tablist"], [role="alert"], [aria-hidden="true"]',
  `.${badge}`,
  // The label of an admonition.
  `.${admonition} > :first-child:not(:last-child)`,
  // Date and authors of a post.
  'header h1 ~ *',
].join(', ');

/**
 * Reads a built page, once.
 *
 * @returns what its head says, where it links to, and its main part in blocks, without chrome
 * @throws Error with the page when an entry has no name
 */
export function readPage({html, ...page}: BuiltPage): ReadPage {
  const $ = load(metaAndMain(html));
  const meta = (name: string) => clean($(`meta[name="${name}"]`).attr('content') ?? '');
  const articles = $('main article');
  const main = (articles.length === 1 ? articles : $('main').first()) as Cheerio<Element>;
  main.find(chrome).remove();
  const hrefs = main
    .find('a[href^="/"]')
    .toArray()
    .map(({attribs}) => (attribs.href ?? '').replace(/[#?].*$/, ''));
  try {
    return {
      ...page,
      description: meta('description'),
      keywords: meta('keywords'),
      language: meta('docsearch:language') || 'en',
      tag: meta('docsearch:docusaurus_tag') || 'default',
      version: meta('docsearch:version'),
      blocks: withoutWaysOn(blocksOf($, main)),
      targets: [...new Set(hrefs)],
    };
  } catch (error) {
    throw new Error(`search: ${page.path}: ${(error as Error).message}`, {cause: error});
  }
}
