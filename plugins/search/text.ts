import type {Cheerio} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

const inline = new Set(
  'a abbr b bdi br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Text in one line: no zero-width marks, single spaces. */
export const clean = (text: string): string =>
  text
    .replaceAll(/\u200b|\u200c|\u200d|\u2060|\ufeff|\u00ad/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether an element is part of a line of text. */
export const isInline = (node: Element): boolean => inline.has(node.tagName);

/**
 * The text of an element. Neighboring blocks stay apart, though the page has no space between them.
 *
 * @param node the element, already without chrome
 */
export function textOf(node: Cheerio<AnyNode>): string {
  const parts: string[] = [];
  const visit = (each: AnyNode): void => {
    if (each.type === 'text') {
      parts.push(each.data);
    } else if (each.type === 'tag') {
      const gap = isInline(each) && each.tagName !== 'br' ? '' : ' ';
      parts.push(gap);
      each.children.forEach(visit);
      parts.push(gap);
    }
  };
  node.toArray().forEach(visit);
  return clean(parts.join(''));
}

const says = (node: AnyNode) => node.type === 'tag' || (node.type === 'text' && clean(node.data) !== '');

/** Whether a line of text begins with a link. */
export function beginsWithLink(line: readonly AnyNode[]): boolean {
  const first = line.find(says);
  return (
    first?.type === 'tag' && ((first.tagName === 'a' && 'href' in first.attribs) || beginsWithLink(first.children))
  );
}
