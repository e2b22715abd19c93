import {type Cheerio, type CheerioAPI, load} from 'cheerio';
import type {Element} from 'domhandler';
import {clean} from './text';

/** A public page of the site, as the build knows it. */
export type Page = {
  /** Address without host, such as `/docs/billing`. */
  path: string;
  html: string;
  /** The part of the site that it belongs to; shown above results, and a filter of the search page. */
  section: string;
};

/** What is in a page for everyone's use and not for its subject: never worth finding. */
const chrome = [
  'nav, footer, script, style, noscript, template, button, svg, iframe, form, time',
  '[role="tablist"], [aria-hidden="true"], [data-search="off"], .hash-link, .avatar',
  '.theme-doc-toc-mobile, .theme-doc-version-banner, .theme-doc-version-badge, .theme-unlisted-banner',
  '.theme-admonition > :first-child:not(:last-child)',
  // A card repeats the description of the page that it leads to.
  '[class*="card_"] [class*="text_"]',
].join(', ');

/** The facts of a page that all its records share. */
export type PageFacts = {description: string; language: string; tag: string; version: string};

/** A page as HTML that can be read, without chrome. */
export type ReadPage = PageFacts & {$: CheerioAPI; main: Cheerio<Element>};

/**
 * Reads a built page.
 *
 * @returns its main part without chrome, and what its head says
 */
export function readPage(html: string): ReadPage {
  const $ = load(html);
  const meta = (name: string) => clean($(`meta[name="${name}"]`).attr('content') ?? '');
  const articles = $('main article');
  const main = articles.length === 1 ? articles : $('main').first();
  main.find(chrome).remove();
  main.find('header h1 ~ *').remove();
  return {
    $,
    main: main as Cheerio<Element>,
    description: meta('description'),
    language: meta('docsearch:language') || 'en',
    tag: meta('docsearch:docusaurus_tag') || 'default',
    version: meta('docsearch:version'),
  };
}
