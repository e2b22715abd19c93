import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {type Scalar, isMap, isScalar, isSeq, parseDocument, type Node, type ParsedNode} from 'yaml';
import type {Page} from '../pages';

/** A stretch of a page's text that readers read, by offsets in `page.text`. */
type Stretch = {from: number; to: number};

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements whose content is code, not prose. */
const codeElements = new Set(['code', 'pre', 'Kbd', 'style', 'script']);

/** Attributes that readers see or hear. */
const spokenAttributes = new Set(['alt', 'aria-label', 'caption', 'description', 'label', 'title', 'text']);

/** Front matter keys that hold addresses, keys and settings instead of prose. */
const silentKeys = new Set([
  'attribute',
  'category',
  'container',
  'default',
  'docsUrl',
  'enum',
  'formats',
  'from',
  'icon',
  'id',
  'image',
  'key',
  'slug',
  'to',
  'type',
]);

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function attributeStretch(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Stretch[] {
  const {start, end} = attribute.position ?? {};
  const spoken = attribute.type === 'mdxJsxAttribute' && spokenAttributes.has(attribute.name);
  if (!spoken || typeof attribute.value !== 'string' || start?.offset === undefined || end?.offset === undefined) {
    return [];
  }
  return [{from: start.offset + attribute.name.length + 1, to: end.offset}];
}

function bodyStretches(page: Page): Stretch[] {
  const found: Stretch[] = [];
  visit(page.tree, (node) => {
    if (isJsx(node)) {
      found.push(...node.attributes.flatMap(attributeStretch));
      return codeElements.has(node.name ?? '') ? SKIP : undefined;
    }
    const {start, end} = node.position ?? {};
    // The alternative text of an image is part of its Markdown, behind the exclamation mark and the bracket.
    const length = node.type === 'image' ? 2 + (node.alt ?? '').length : (end?.offset ?? 0) - (start?.offset ?? 0);
    if ((node.type === 'text' || node.type === 'image') && start?.offset !== undefined) {
      found.push({from: start.offset, to: start.offset + length});
    }
    return undefined;
  });
  return found;
}

function scalars(node: Node | null): Scalar[] {
  if (isScalar(node)) {
    return typeof node.value === 'string' ? [node] : [];
  }
  if (isSeq<ParsedNode>(node)) {
    return node.items.flatMap(scalars);
  }
  if (!isMap<Scalar, ParsedNode | null>(node)) {
    return [];
  }
  return node.items
    .filter(({key}) => !silentKeys.has(String(key.value)))
    .flatMap(({key, value}) => (String(key.value) === 'rawColumns' ? notes(value) : scalars(value)));
}

/** Of columns only the notes are prose; the rest are names and types. */
const notes = (node: Node | null): Scalar[] =>
  isSeq<ParsedNode>(node)
    ? node.items.flatMap((item) => (isMap(item) && item.has('note') ? scalars(item.get('note', true) as Node) : []))
    : [];

/** Front matter between its marks, without them. */
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/;

function frontStretches({text}: Page): Stretch[] {
  const source = frontMatter.exec(text)?.[1];
  if (source === undefined) {
    return [];
  }
  return scalars(parseDocument(source).contents).flatMap(({range}) =>
    range ? [{from: range[0] + 4, to: range[1] + 4}] : [],
  );
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Inline code and addresses inside prose: Markdown in front matter, and text that is a link itself. */
const unspoken = /`[^`\n]*`|https?:\/\/[^\s)"'>]+|\]\([^)\s]*\)/g;

/**
 * A page's text with all blanked that is not prose: code, tags, addresses, keys. It is as long as `page.text`, so
 * offsets and lines are the same.
 */
export function proseOf(page: Page): string {
  const stretches = [...frontStretches(page), ...bodyStretches(page)].sort((a, b) => a.from - b.from);
  let result = '';
  for (const {from, to} of stretches) {
    result += blank(page.text.slice(result.length, from));
    result += page.text.slice(result.length, to).replace(unspoken, blank);
  }
  return result + blank(page.text.slice(result.length));
}
