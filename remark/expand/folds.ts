import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {element, text} from './mdx';

/** A UI label, which is excluded from the table of contents and from search. */
const uiLabel = (value: string, className?: string): RootContent =>
  element('span', {'data-search-skip': '', className}, [text(value)]);

/** Entries that share a fold, with a title: a heading above the fold, or a label on it. */
export type Group = {
  title: RootContent | string;
  entries: readonly RootContent[];
  /** A statement that applies to all or most entries. */
  note?: string;
  /** Whether the fold is initially open. */
  open?: boolean;
};

function fold({title, entries, note, open}: Group): RootContent[] {
  const details = (className: string | undefined, ...label: RootContent[]) =>
    element('details', {className, open}, [
      element('summary', {}, label),
      ...(note ? [element('p', {className: 'note'}, [text(note)])] : []),
      element('Fields', {}, [...entries]),
    ]);
  if (typeof title === 'string') {
    return [details(undefined, uiLabel(title), text(' '), uiLabel(String(entries.length), 'count'))];
  }
  // A heading contains a link to itself, which must not be nested in the summary.
  const count = `${entries.length} ${entries.length === 1 ? 'field' : 'fields'}`;
  return [title, details('headed', uiLabel(`${toString(title)}: `, 'sr-only'), uiLabel(count))];
}

/** Folds long lists by group, with the number of entries on each fold. */
export const folds = (groups: readonly Group[]): RootContent[] =>
  groups.filter(({entries}) => entries.length > 0).flatMap(fold);
