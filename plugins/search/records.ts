import type {SearchRecord} from '../../src/search/types';
import {making} from '../../src/search/engine/weights';
import type {Block} from './blocks';
import {runsOf, shapeOf} from './copies';
import type {Entry} from './entries';
import type {ReadPage} from './page';

type Depth = keyof typeof making.depth;

type Draft = {trail: readonly string[]; texts: string[]; anchor: string | null; kind: 'heading' | 'entry'};

/** A name below others; what is too deep for the hierarchy takes the place of its parent. */
const below = (trail: readonly string[], name: string) => [...trail.slice(0, 5), name];

class Drafts {
  readonly all: Draft[] = [];
  private section: Draft;

  constructor(title: string, description: string) {
    this.section = {trail: [title], texts: [description], anchor: null, kind: 'heading'};
    this.all.push(this.section);
  }

  add(block: Block): void {
    if (block.kind === 'text') {
      this.section.texts.push(block.text);
    } else if (block.kind === 'entry') {
      this.addEntry(block);
    } else if (block.level > 1) {
      const above = this.section.trail.slice(0, block.level - 1);
      this.section = {trail: below(above, block.text), texts: [], anchor: block.anchor, kind: 'heading'};
      this.all.push(this.section);
    }
  }

  private addEntry({name, text, anchor, values}: Entry): void {
    const place = anchor ?? this.section.anchor;
    const trail = below(this.section.trail, name);
    this.all.push({trail, texts: [text], anchor: place, kind: 'entry'});
    for (const value of values) {
      this.all.push({trail: below(trail, value), texts: [`A value of ${name}.`], anchor: place, kind: 'entry'});
    }
  }
}

/** Two blocks in a line: what ends without a stop, such as an item of a list, is set apart from what follows. */
const join = (before: string, text: string) => `${before}${/[.!?:;,…]["'’”)]*$/.test(before) ? ' ' : ' · '}${text}`;

/** Texts in pieces that are not too long, cut between blocks; one piece at least. */
function pieces(texts: readonly string[]): string[] {
  const all = [''];
  for (const text of texts.filter(Boolean)) {
    const last = all[all.length - 1] ?? '';
    if (last !== '' && last.length + text.length > making.text.length) {
      all.push(text);
    } else {
      all[all.length - 1] = last === '' ? text : join(last, text);
    }
  }
  return all.map((text) => text.slice(0, making.text.cut));
}

/** A piece of a draft: its text, and whether it goes on from the piece before. */
type Piece = Omit<Draft, 'texts'> & {text: string; continues: boolean};

/** Says each thing once: some pages hold a table for wide screens and another for narrow ones. */
function withoutRepeats(all: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return all.filter(({trail, text}) => {
    const key = `${trail.join('\n')}\n${text}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A piece in the form that records have. */
function toRecord(
  {path, section, language, tag, version, keywords}: ReadPage,
  pageWeight: number,
  piece: Piece,
): SearchRecord {
  const {trail, anchor, kind, text, continues} = piece;
  const ownWeight = making.depth[trail.length as Depth] * (kind === 'entry' ? making.entry : 1);
  const weight = Number((pageWeight * ownWeight).toFixed(2));
  const isPage = trail.length === 1 && !continues;
  return {
    ...{path, anchor, section, trail, continues, text, language, tag, version, weight},
    ...(isPage && keywords && {keywords}),
  };
}

/**
 * Makes search records from a page: one for each heading with the text that follows it, and one for each named entry
 * (row of a reference table, value, operation), which leads to that row.
 *
 * @param pageWeight how much the page matters, around 1
 * @param omit whether to leave out what has this shape (`copies.ts`), because other pages say the same
 * @returns nothing for a page without a title
 */
export function recordsOf(
  page: ReadPage,
  pageWeight = 1,
  omit: (shape: string) => boolean = () => false,
): SearchRecord[] {
  const title = page.blocks.find((block) => block.kind === 'heading' && block.level === 1);
  if (!title?.text) {
    return [];
  }
  const drafts = new Drafts(title.text, page.description);
  runsOf(page.blocks)
    .filter((run) => !omit(shapeOf(run)))
    .flat()
    .forEach((block) => drafts.add(block));
  const all = drafts.all.flatMap(({texts, ...draft}) =>
    pieces(texts).map((text, index): Piece => ({...draft, text, continues: index > 0})),
  );
  return withoutRepeats(all).map((piece) => toRecord(page, pageWeight, piece));
}
