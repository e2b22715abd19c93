import type {Nodes, Parents, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {JsxNode} from '../components/uses';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

const isJsx = (node: Nodes): node is JsxNode => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A text that begins as a list, a heading, a table or a block of code does. */
const looksLikeBlock = /^\s*(?:\d{1,3}[.)]\s|[-*+]\s|#{1,6}\s|\|.*\||```)/;

/** What a tag holds in its own line, or in the line below, is taken as text and not as Markdown. */
function isTakenAsText(node: JsxNode): boolean {
  const [first] = node.children as Nodes[];
  const text =
    first?.type === 'paragraph' ? toString(first satisfies Paragraph) : first?.type === 'text' ? first.value : '';
  const onLineOfTag = first?.position?.start.line === node.position?.start.line;
  return onLineOfTag && looksLikeBlock.test(text);
}

/** Tags that stand in lines below each other are a paragraph to the parser. */
const holdsTagsOnly = (node: Nodes): boolean =>
  node.type === 'paragraph' &&
  node.children.every((child) => isJsx(child) || (child.type === 'text' && child.value.trim() === ''));

/** Markdown that begins in the line below a tag, or ends in the line above its end. */
function hasNoEmptyLine({position, children}: JsxNode, lines: readonly string[]): boolean {
  const blocks = (children as Nodes[]).filter(
    (child) => !isJsx(child) && child.type !== 'text' && !holdsTagsOnly(child),
  );
  const [first, last] = [blocks[0], blocks.at(-1)];
  const isLead = (children as Nodes[])[0] === first;
  const isEnd = (children as Nodes[]).at(-1) === last;
  const above = lines[(first?.position?.start.line ?? 0) - 2] ?? '';
  const end = position?.end.line ?? 0;
  return (
    (first !== undefined && isLead && above.trim() !== '' && first.position?.start.line !== position?.start.line) ||
    (last !== undefined && isEnd && last.position?.end.line === end - 1)
  );
}

/** Attributes that have another name in MDX, or take no text there. */
const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  style: 'a component of these docs; colors and sizes are not set in pages',
};

function attributeFindings(file: string, node: JsxNode): Finding[] {
  return node.attributes.flatMap((each) => {
    const allowed =
      each.type === 'mdxJsxAttribute' && Object.hasOwn(renamed, each.name) ? renamed[each.name] : undefined;
    return each.type === 'mdxJsxAttribute' && allowed
      ? [{file, ...placeOf(node), found: `${each.name}="…" on <${node.name ?? ''}>`, allowed}]
      : [];
  });
}

/** Tags with Markdown inside that no empty line parts from them, and attributes with the names of HTML. */
export function tagFindings({file, tree, text}: Pick<Page, 'file' | 'tree' | 'text'>): Finding[] {
  const found: Finding[] = [];
  const lines = text.split('\n');
  visit(tree, (node: Nodes, _index, parent: Parents | undefined) => {
    if (!isJsx(node)) {
      return;
    }
    found.push(...attributeFindings(file, node));
    if (parent?.type === 'tableCell') {
      return;
    }
    const isFlow = node.type === 'mdxJsxFlowElement';
    if (isTakenAsText(node) || (isFlow && hasNoEmptyLine(node, lines))) {
      found.push({
        file,
        ...placeOf(node),
        found: `Markdown inside <${node.name ?? ''}> without an empty line`,
        allowed: `an empty line below <${node.name ?? ''}> and above </${node.name ?? ''}>`,
      });
    }
  });
  return found;
}
