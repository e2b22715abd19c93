import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {element, text} from './mdx';

/** Words that are there for the page's use: they stay out of the contents and of search. */
const word = (value: string, className?: string): RootContent =>
  element('span', {'data-search-skip': '', className}, [text(value)]);

/** Entries of one kind: what they are, as a heading above the fold or as a word on it. */
export type Kind = {
  title: RootContent | string;
  entries: readonly RootContent[];
  /** What is true of all entries, or of most. */
  note?: string;
  /** Shown at first. */
  open?: boolean;
};

function fold({title, entries, note, open}: Kind): RootContent[] {
  const count = String(entries.length);
  // A heading brings a link to itself along, which may not be inside of what is pressed.
  const label =
    typeof title === 'string'
      ? [word(title), text(' '), word(count, 'count')]
      : [word(`${toString(title)}: `, 'unseen'), word(`${count} ${entries.length === 1 ? 'field' : 'fields'}`)];
  const parts = [
    element('summary', {}, label),
    ...(note ? [element('p', {className: 'note'}, [text(note)])] : []),
    element('Fields', {}, [...entries]),
  ];
  return typeof title === 'string'
    ? [element('details', {open}, parts)]
    : [title, element('details', {className: 'headed', open}, parts)];
}

/** Kinds of entries with their number, each folded: for lists that are too long to read at a stretch. */
export const folds = (kinds: readonly Kind[]): RootContent[] =>
  kinds.filter(({entries}) => entries.length > 0).flatMap(fold);
