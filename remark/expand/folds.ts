import type {RootContent} from 'mdast';
import {element} from './mdx';

/** Words that are there for the page's use: they stay out of the contents and of search. */
const word = (text: string, className?: string): RootContent =>
  element('span', {'data-search-skip': '', className}, [{type: 'text', value: text} as never]);

/** The title of a fold that is no heading. */
export const asWord = (text: string): RootContent => word(text);

/** Entries of one kind: what they are, as a heading or a word, and the part that shows them. */
export type Kind = {title: RootContent; entries: readonly RootContent[]; holder: 'Fields' | 'Cards'};

/** Kinds of entries with their number, each folded: for lists that are too long to read at a stretch. */
export const folds = (kinds: readonly Kind[]): RootContent[] =>
  kinds
    .filter(({entries}) => entries.length > 0)
    .map(({title, entries, holder}) =>
      element('details', {}, [
        element('summary', {}, [title, word(String(entries.length), 'count')]),
        element(holder, {}, [...entries]),
      ]),
    );
