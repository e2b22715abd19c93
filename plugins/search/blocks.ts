import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {clean, isInline, textOf} from './text';

/** A part of a page, in its order: a heading, a piece of text, or something with a name of its own. */
export type Block =
  | {kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string; anchor: string | null}
  | {kind: 'text'; text: string}
  | {kind: 'entry'; name: string; text: string; anchor: string | null; values: string[]};

/** Values that say nothing on their own. */
const plainValues = new Set(['', 'true', 'false', 'null', '(empty)', '0', '1']);

const headingLevel = (tag: string) => /^h([1-6])$/.exec(tag)?.[1];

function fieldRow($: CheerioAPI, row: Cheerio<Element>): Block {
  const term = row.children('dt');
  const name = textOf(term.find('code').first());
  const facts = row
    .children('dd')
    .find('p')
    .filter((_, each) => /^One of\s*:/.test(clean($(each).text())));
  const values = facts
    .find('code')
    .toArray()
    .map((each) => textOf($(each)))
    .filter((value) => !plainValues.has(value));
  const label = textOf(term.children('span').not('[class*="type_"], [class*="required_"]'));
  const meaning = textOf(row.children('dd'));
  return {
    kind: 'entry',
    name,
    text: clean(`${label && label !== name ? `${label}. ` : ''}${meaning}`),
    anchor: row.attr('id') ?? null,
    values,
  };
}

/** The name in the first cell of a table's row, if that cell holds code and nothing else. */
function nameOfRow(cells: Cheerio<Element>): string | undefined {
  const first = cells.first();
  const code = first.find('code');
  // A linked name is explained where the link leads.
  if (code.length !== 1 || first.find('a').length > 0) {
    return undefined;
  }
  const name = textOf(code);
  return name === textOf(first) && !plainValues.has(name) && name.length <= 60 ? name : undefined;
}

function tableRow($: CheerioAPI, row: Cheerio<Element>): Block {
  const cells = row.children('td, th') as Cheerio<Element>;
  const texts = cells.toArray().map((cell) => textOf($(cell)));
  // The summary of an attribute's page names the attribute in its second cell.
  const subject = texts.length === 2 && texts[0] === 'Field' ? nameOfRow(cells.slice(1)) : undefined;
  const name = subject ?? nameOfRow(cells);
  if (name === undefined) {
    return {kind: 'text', text: texts.filter((text) => text !== '' && text !== '–').join(' · ')};
  }
  const text = texts
    .slice(subject ? 2 : 1)
    .filter((each) => each !== '' && each !== '–')
    .join(' · ');
  return {kind: 'entry', name, text, anchor: row.attr('id') ?? null, values: []};
}

/** Code is noise but for its title; the title of a signature names an operation. */
function codeBlock(figure: Cheerio<Element>): Block[] {
  const title = textOf(figure.children('figcaption'));
  const operation = /^Signature of (\S+)$/.exec(title)?.[1];
  if (operation) {
    return [{kind: 'entry', name: operation, text: '', anchor: null, values: []}];
  }
  return /[.\s/]/.test(title) ? [{kind: 'text', text: title}] : [];
}

function leaf($: CheerioAPI, node: Element): Block[] | undefined {
  const level = headingLevel(node.tagName);
  const each = $(node);
  if (level) {
    const id = each.attr('id') ?? null;
    // Ids that React makes up change from build to build.
    const anchor = id?.startsWith('_R_') ? null : id;
    return [{kind: 'heading', level: Number(level) as 1, text: textOf(each), anchor}];
  }
  if (node.tagName === 'figure') {
    return codeBlock(each);
  }
  if (node.tagName === 'pre') {
    return [];
  }
  if (node.tagName === 'tr') {
    return each.parent('thead').length > 0 ? [] : [tableRow($, each)];
  }
  if (node.tagName === 'div' && each.parent('dl').length > 0 && each.children('dt').length > 0) {
    return [fieldRow($, each)];
  }
  return undefined;
}

/**
 * Takes a page apart.
 *
 * @param root its main part, without chrome
 * @returns headings, texts and named entries in the page's order
 */
export function blocksOf($: CheerioAPI, root: Cheerio<Element>): Block[] {
  const blocks: Block[] = [];
  let line: AnyNode[] = [];
  const endLine = () => {
    const text = textOf($(line as Element[]));
    if (text) {
      blocks.push({kind: 'text', text});
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
