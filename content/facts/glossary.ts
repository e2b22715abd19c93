import {fileReader, sourceOf} from '../sources';
import type {DocsVersion} from '../versions';

export const glossaryId = 'glossary';

/** The file of the glossary that explains the terms of a version's pages, from the repository's root. */
export const glossaryFile = (version: DocsVersion): string => sourceOf(version, `${glossaryId}.mdx`);

/** The anchor of a term in the glossary. */
export const termAnchor = (term: string): string => term.toLowerCase().replaceAll(' ', '-');

/** The meanings in a glossary: the first paragraph below each `###` heading, without its pointer to a further page. */
const read = fileReader((source) => {
  const entries = source.matchAll(/^### (.+)\n\n(.+)$/gm);
  return new Map([...entries].map(([, term = '', text = '']) => [term, text.replace(/ See (?:the )?\[.*$/, '')]));
});

/** The meanings of a version's glossary, by term. */
export const readMeanings = (version: DocsVersion): ReadonlyMap<string, string> => read(glossaryFile(version));
