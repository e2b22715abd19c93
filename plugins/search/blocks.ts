import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {type Entry, entryOf, isEntry, rowOf, type Text} from './entries';
import {beginsWithLink, isInline, textOf} from './text';

/** A part of a page, in its order: a heading, a piece of text, or something with a name of its own. */
export type Block = {kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string; anchor: string | null} | Text | Entry;

const headingLevel = (tag: string) => /^h([1-6])$/.exec(tag)?.[1];

/** An id that lasts. Those that React makes up begin with a sign, and change from build to build. */
const anchorOf = (id = '') => (/^[\p{L}\p{N}]/u.test(id) ? id : null);

/** What an element is as a whole; nothing when its children are looked at one by one. */
function leaf($: CheerioAPI, node: Element): Block[] | undefined {
  const level = headingLevel(node.tagName);
  const each = $(node);
  if (level) {
    return [{kind: 'heading', level: Number(level) as 1, text: textOf(each), anchor: anchorOf(each.attr('id'))}];
  }
  // Code is noise; what it shows is said above it or in its title.
  if (node.tagName === 'pre') {
    return [];
  }
  if (isEntry(node)) {
    return [entryOf($, each)];
  }
  if (node.tagName === 'tr') {
    return each.parent('thead').length > 0 ? [] : [rowOf($, each)];
  }
  return undefined;
}

/**
 * Takes a page apart.
 *
 * @param root its main part, without chrome
 * @returns headings, texts and named entries in the page's order
 * @throws Error when an entry has no name
 */
export function blocksOf($: CheerioAPI, root: Cheerio<Element>): Block[] {
  const blocks: Block[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    const text = textOf($(line as Element[]));
    if (text) {
      blocks.push({kind: 'text', text, leads: beginsWithLink(line)});
    }
    line = [];
  };
  const visit = (node: AnyNode): void => {
    if (node.type === 'text' || (node.type === 'tag' && isInline(node))) {
      line.push(node);
      return;
    }
    if (node.type !== 'tag') {
      return;
    }
    endLine();
    const found = leaf($, node);
    if (found) {
      blocks.push(...found);
    } else {
      node.children.forEach(visit);
      endLine();
    }
  };
  root.toArray().forEach((node) => node.children.forEach(visit));
  endLine();
  return blocks;
}

/**
 * Leaves out the section at the end of a page that leads on and says nothing itself: each line of it begins with a
 * link.
 */
export function withoutWaysOn(blocks: readonly Block[]): readonly Block[] {
  const start = blocks.findLastIndex((block) => block.kind === 'heading' && block.level === 2);
  const last = blocks.slice(start + 1);
  const leadsOn = start >= 0 && last.length > 0 && last.every((block) => block.kind === 'text' && block.leads);
  return leadsOn ? blocks.slice(0, start) : blocks;
}
