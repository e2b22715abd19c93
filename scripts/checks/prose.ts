import type {Finding} from './finding';
import type {Page} from './pages';
import {frontMatterFindings} from './prose/frontMatter';
import {spellingFindings} from './prose/spelling';
import {headingFindings, linkAndImageFindings} from './prose/structure';
import {proseOf} from './prose/text';
import {wordFindings} from './prose/words';

async function pageFindings(page: Page): Promise<Finding[]> {
  const prose = proseOf(page);
  return [
    ...headingFindings(page),
    ...linkAndImageFindings(page),
    ...wordFindings(page, prose),
    ...(await spellingFindings(page.file, prose)),
  ];
}

/**
 * Checks the prose of pages: spelling, terms, links, headings, images, hype, placeholders, names, descriptions.
 *
 * @param pages all pages, because descriptions and titles are compared
 * @returns what is wrong; empty when nothing is
 */
export async function checkProse(pages: readonly Page[]): Promise<Finding[]> {
  const byPage = await Promise.all(pages.map(pageFindings));
  return [...frontMatterFindings(pages), ...byPage.flat()];
}
