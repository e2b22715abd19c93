import type {Hierarchy, SearchRecord} from '../../src/search/contract';
import {type Block, blocksOf} from './blocks';
import {runsOf, shapeOf} from './copies';
import {type Page, readPage} from './page';

/** Where the text of a record is cut and goes on in a further one: well below what the hosted service takes. */
const longest = 2400;

type Depth = 1 | 2 | 3 | 4 | 5 | 6;

type Draft = {trail: readonly string[]; texts: string[]; anchor: string | null; kind: 'heading' | 'entry'};

/** A name below others; what is too deep for the hierarchy takes the place of its parent. */
const below = (trail: readonly string[], name: string) => [...trail.slice(0, 5), name];

/** Entries matter as much as a heading of their depth would, values of an entry less. */
const levelWeight: Record<Depth, number> = {1: 1.6, 2: 1.1, 3: 1.05, 4: 1, 5: 0.9, 6: 0.8};

/** Sections that lead to other pages and say nothing of their own. */
const pointing = /^(?:next steps|related pages|see also)$/i;

class Drafts {
  readonly all: Draft[] = [];
  private section: Draft;
  private isPointing = false;

  constructor(title: string) {
    this.section = {trail: [title], texts: [], anchor: null, kind: 'heading'};
    this.all.push(this.section);
  }

  add(block: Block): void {
    this.isPointing = block.kind === 'heading' ? pointing.test(block.text) : this.isPointing;
    if (this.isPointing) {
      return;
    }
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

  private addEntry({name, text, anchor, values}: Extract<Block, {kind: 'entry'}>): void {
    const place = anchor ?? this.section.anchor;
    const trail = below(this.section.trail, name);
    this.all.push({trail, texts: [text], anchor: place, kind: 'entry'});
    for (const value of values) {
      this.all.push({trail: below(trail, value), texts: [`A value of ${name}.`], anchor: place, kind: 'entry'});
    }
  }
}

function hierarchyOf(section: string, trail: readonly string[]): Hierarchy {
  const at = (level: number) => trail[level - 1] ?? null;
  return {lvl0: section, lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6)};
}

/** Texts in pieces that are not too long, cut between blocks; one piece at least. */
function pieces(texts: readonly string[]): string[] {
  const all = [''];
  for (const text of texts.filter(Boolean)) {
    const last = all[all.length - 1] ?? '';
    if (last !== '' && last.length + text.length > longest) {
      all.push(text);
    } else {
      all[all.length - 1] = last === '' ? text : `${last} ${text}`;
    }
  }
  return all.map((text) => text.slice(0, 2 * longest));
}

/**
 * Makes search records from a built page: one for each heading with the text that follows it, and one for each named
 * entry (row of a reference table, value, operation), which leads to that row.
 *
 * @param page the page as built
 * @param pageWeight how much the page matters, around 1
 * @param omit whether to leave out what has this shape (`copies.ts`), because other pages say the same
 */
export function recordsOf(page: Page, pageWeight = 1, omit: (shape: string) => boolean = () => false): SearchRecord[] {
  const {$, main, description, language, tag, version} = readPage(page.html);
  const blocks = blocksOf($, main);
  const title = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  if (title?.kind !== 'heading' || title.text === '') {
    return [];
  }
  const drafts = new Drafts(title.text);
  drafts.add({kind: 'text', text: description});
  runsOf(blocks)
    .filter((run) => !omit(shapeOf(run)))
    .flat()
    .forEach((block) => drafts.add(block));
  const shared = {language, lang: language, docusaurus_tag: tag, version, url_without_anchor: page.path};
  const seen = new Set<string>();
  const records = drafts.all.flatMap(({trail, texts, anchor, kind}) =>
    pieces(texts).flatMap((content, index) => {
      const key = `${trail.join('\n')}\n${content}`;
      if (seen.has(key)) {
        return [];
      }
      seen.add(key);
      const depth = trail.length as Depth;
      return {
        ...shared,
        type: index > 0 ? ('content' as const) : (`lvl${depth}` as const),
        hierarchy: hierarchyOf(page.section, trail),
        content: content || null,
        url: anchor ? `${page.path}#${anchor}` : page.path,
        anchor,
        weight: Number((pageWeight * levelWeight[depth] * (kind === 'entry' ? 0.95 : 1)).toFixed(2)),
      };
    }),
  );
  return records.map((record, index) => ({objectID: `${page.path}#${index}`, ...record}));
}
