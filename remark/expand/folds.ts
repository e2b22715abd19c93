import type {RootContent} from 'mdast';
import {element} from './mdx';

/** The title of a fold that is no heading: it stays out of the contents and of search. */
export const asWord = (text: string): RootContent =>
  element('span', {'data-search-skip': ''}, [{type: 'text', value: text} as never]);

/** Entries of one kind: what they are, as a heading or a word, and the part that shows them. */
export type Kind = {title: RootContent; entries: readonly RootContent[]; holder: 'Fields' | 'Cards'};

/** Kinds of entries, each folded: for lists that are too long to read at a stretch. */
export const folds = (kinds: readonly Kind[]): RootContent[] =>
  kinds
    .filter(({entries}) => entries.length > 0)
    .map(({title, entries, holder}) =>
      element('Fold', {count: entries.length}, [title, element(holder, {}, [...entries])]),
    );
