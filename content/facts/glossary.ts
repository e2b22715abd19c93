import {fileReader, sourceOf} from '../sources';
import type {DocsVersion} from '../versions';

export const glossaryId = 'glossary';

/** Path of the glossary for a version's pages, from the repository's root. */
export const glossaryFile = (version: DocsVersion): string => sourceOf(version, `${glossaryId}.mdx`);

/** The anchor of a term in the glossary. */
export const termAnchor = (term: string): string => term.toLowerCase().replaceAll(' ', '-');

/** The definitions in a glossary: the first paragraph below each `###` heading, without its "See" link. */
const read = fileReader((source) => {
  const entries = source.matchAll(/^### (.+)\n\n(.+)$/gm);
  return new Map([...entries].map(([, term = '', text = '']) => [term, text.replace(/ See (?:the )?\[.*$/, '')]));
});

/** The definitions in a version's glossary, by term. */
export const readDefinitions = (version: DocsVersion): ReadonlyMap<string, string> => read(glossaryFile(version));
