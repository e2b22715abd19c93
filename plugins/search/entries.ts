import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {marked, marks} from './marks';
import {textOf} from './text';

/** A piece of text; `leads` when it begins with a link. */
export type Text = {kind: 'text'; text: string; leads: boolean};

/** Something with a name of its own: a row of a reference table, a value, an operation. */
export type Entry = {kind: 'entry'; name: string; text: string; anchor: string | null; values: string[]};

/** Values that say nothing on their own: literals that everything takes. */
const isPlain = (value: string) => /^(?:true|false|null|[01]?)$/.test(value);

/** Text in which nothing can be read, such as the dash of an empty cell. */
const isEmpty = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/** A name longer than this is a sentence. */
const longestName = 60;

/** Whether an element is marked as an entry. */
export const isEntry = ({attribs}: Element): boolean => marks.entry in attribs;

/**
 * Reads an entry by its marks.
 *
 * @throws Error when it has no name
 */
export function entryOf($: CheerioAPI, entry: Cheerio<Element>): Entry {
  const parts = (mark: keyof typeof marks) =>
    entry
      .find(marked(mark))
      .toArray()
      .map((each) => textOf($(each)));
  const name = entry.attr(marks.entry) || parts('name')[0];
  if (!name) {
    const tag = `<${entry.prop('tagName')?.toLowerCase() ?? ''} id="${entry.attr('id') ?? ''}">`;
    throw new Error(`${tag} is marked ${marks.entry} and has no name; allowed: a value, or ${marks.name} inside it`);
  }
  const label = parts('label').find((each) => each !== name);
  return {
    kind: 'entry',
    name,
    text: [...(label ? [`${label}.`] : []), ...parts('text')].filter(Boolean).join(' '),
    anchor: entry.attr('id') ?? null,
    values: parts('value').filter((value) => !isPlain(value)),
  };
}

/** The name in a cell, if it holds code and nothing else. */
function nameIn(cell: Cheerio<Element>): string | undefined {
  const code = cell.find('code');
  // A linked name is explained where the link leads.
  if (code.length !== 1 || cell.find('a').length > 0) {
    return undefined;
  }
  const name = textOf(code);
  return name === textOf(cell) && !isPlain(name) && name.length <= longestName ? name : undefined;
}

/** Reads a row of a table without marks: an entry when its first cell is code, text otherwise. */
export function rowOf($: CheerioAPI, row: Cheerio<Element>): Entry | Text {
  const cells = row.children('td, th') as Cheerio<Element>;
  const name = nameIn(cells.first());
  const text = cells
    .toArray()
    .slice(name === undefined ? 0 : 1)
    .map((cell) => textOf($(cell)))
    .filter((each) => !isEmpty(each))
    .join(' · ');
  return name === undefined
    ? {kind: 'text', text, leads: false}
    : {kind: 'entry', name, text, anchor: row.attr('id') ?? null, values: []};
}
