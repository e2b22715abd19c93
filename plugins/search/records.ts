import type {Hierarchy, SearchRecord} from '../../src/search/contract';
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

/** Texts in pieces that are not too long, cut between blocks; one piece at least. */
function pieces(texts: readonly string[]): string[] {
  const all = [''];
  for (const text of texts.filter(Boolean)) {
    const last = all[all.length - 1] ?? '';
    if (last !== '' && last.length + text.length > making.text.length) {
      all.push(text);
    } else {
      all[all.length - 1] = last === '' ? text : `${last} ${text}`;
    }
  }
  return all.map((text) => text.slice(0, making.text.cut));
}

function hierarchyOf(section: string, trail: readonly string[]): Hierarchy {
  const at = (level: number) => trail[level - 1] ?? null;
  return {lvl0: section, lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6)};
}

/** A piece of a draft: its text, and whether it goes on from the piece before. */
type Piece = Omit<Draft, 'texts'> & {content: string; continues: boolean};

/** Says each thing once: some pages hold a table for wide screens and another for narrow ones. */
function withoutRepeats(all: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return all.filter(({trail, content}) => {
    const key = `${trail.join('\n')}\n${content}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A piece in the form that records have. */
function toRecord(page: ReadPage, pageWeight: number, piece: Piece, index: number): SearchRecord {
  const {trail, anchor, kind, content, continues} = piece;
  const depth = trail.length as Depth;
  return {
    objectID: `${page.path}#${index}`,
    language: page.language,
    lang: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    url_without_anchor: page.path,
    type: continues ? 'content' : `lvl${depth}`,
    hierarchy: hierarchyOf(page.section, trail),
    content: content || null,
    url: anchor ? `${page.path}#${anchor}` : page.path,
    anchor,
    weight: Number((pageWeight * making.depth[depth] * (kind === 'entry' ? making.entry : 1)).toFixed(2)),
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
    pieces(texts).map((content, index): Piece => ({...draft, content, continues: index > 0})),
  );
  return withoutRepeats(all).map((piece, index) => toRecord(page, pageWeight, piece, index));
}
