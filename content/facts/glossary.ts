import {memoizeByText} from '../memoize';
import {readText, sourceOf} from '../sources';
import type {DocsVersion} from '../versions';

/** The id of the glossary's page. */
export const glossaryId = 'glossary';

/** The file of the glossary that explains the terms of a version's pages, from the repository's root. */
export const glossaryFile = (version: DocsVersion): string => sourceOf(version, `${glossaryId}.mdx`);

/** The anchor of a term in the glossary. */
export const termAnchor = (term: string): string => term.toLowerCase().replaceAll(' ', '-');

/**
 * The meanings that a glossary gives: the first paragraph below each `###` heading, without its pointer to a further
 * page.
 */
export function meaningsIn(source: string): Map<string, string> {
  const entries = source.matchAll(/^### (.+)\n\n(.+)$/gm);
  return new Map([...entries].map(([, term = '', text = '']) => [term, text.replace(/ See (?:the )?\[.*$/, '')]));
}

const parse = memoizeByText(meaningsIn);

/** The meanings of a version's glossary, by term. */
export function readMeanings(version: DocsVersion): ReadonlyMap<string, string> {
  const file = glossaryFile(version);
  return parse(readText(file), file);
}
