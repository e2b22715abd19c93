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
  const details = (className: string | undefined, ...label: RootContent[]) =>
    element('details', {className, open}, [
      element('summary', {}, label),
      ...(note ? [element('p', {className: 'note'}, [text(note)])] : []),
      element('Fields', {}, [...entries]),
    ]);
  if (typeof title === 'string') {
    return [details(undefined, word(title), text(' '), word(String(entries.length), 'count'))];
  }
  // A heading brings a link to itself along, which may not be inside of what is pressed.
  const count = `${entries.length} ${entries.length === 1 ? 'field' : 'fields'}`;
  return [title, details('headed', word(`${toString(title)}: `, 'unseen'), word(count))];
}

/** Kinds of entries with their number, each folded: for lists that are too long to read at a stretch. */
export const folds = (kinds: readonly Kind[]): RootContent[] =>
  kinds.filter(({entries}) => entries.length > 0).flatMap(fold);
