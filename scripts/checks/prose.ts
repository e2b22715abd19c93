import fs from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../content/findings';
import type {Page} from '../../content/pages';
import {claimFindings} from './prose/claims';
import {drawingFindings, factFindings} from './prose/facts';
import {frontMatterFindings} from './prose/frontMatter';
import {inventedFindings} from './prose/invented';
import {riskFindings} from './prose/risks';
import {spellingFindings} from './prose/spelling';
import {headingFindings, linkAndImageFindings} from './prose/structure';
import {proseOf} from './prose/text';
import {voiceFindings} from './prose/voice';
import {wordFindings} from './prose/words';

async function pageFindings(page: Page): Promise<Finding[]> {
  return [
    ...headingFindings(page),
    ...linkAndImageFindings(page),
    ...wordFindings(page),
    ...voiceFindings(page),
    ...inventedFindings(page),
    ...claimFindings(page),
    ...riskFindings(page),
    ...(await spellingFindings(page.file, proseOf(page))),
  ];
}

/**
 * Checks the prose of pages: spelling, terms, turns that sound translated, links, headings, images, hype,
 * placeholders, names, sample data, descriptions, claims that contradict the table of sync modes, samples that do
 * harm.
 *
 * @param pages all pages, because descriptions and titles are compared
 * @returns what is wrong; empty when nothing is
 */
export async function checkProse(pages: readonly Page[]): Promise<Finding[]> {
  const byPage = await Promise.all(pages.map(pageFindings));
  return [...frontMatterFindings(pages), ...byPage.flat()];
}

/** Checks the facts from which tables on pages are made, and the words of drawings, in the same way. */
export async function checkFacts(root: string): Promise<Finding[]> {
  const there = (folder: string) => fs.existsSync(path.join(root, folder));
  const facts = ['docs', 'versioned_docs'].filter(there).map((folder) => factFindings(root, folder));
  const drawings = ['src/diagrams'].filter(there).map((folder) => drawingFindings(root, folder));
  return (await Promise.all([...facts, ...drawings])).flat();
}
