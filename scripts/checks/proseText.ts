import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {isPair, parseDocument, visit as visitYaml} from 'yaml';
import {components} from '../../content/components';
import {isJsx} from '../../content/components/uses';
import {frontMatterIn} from '../../content/pageFile';
import type {Page} from '../../content/pages';

/** A stretch of a page's text that readers read, by offsets in `page.text`. */
type Stretch = {from: number; to: number};

/** Elements of HTML whose content is code, not prose. */
const codeElements = new Set(['code', 'pre', 'style', 'script']);

/** Attributes of HTML that readers see or hear. */
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'title']);

const isCode = (name: string) => codeElements.has(name) || components[name]?.inside === 'code';

/** Whether readers see or hear an attribute: of components the registry says it. */
const isSpoken = (element: string, attribute: string) =>
  element in components ? components[element]?.props[attribute]?.isProse : spokenAttributes.has(attribute);

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

/** Front matter keys that hold names which others have given: pages, labels of the product. */
const namelessKeys = new Set([...silentKeys, 'label', 'name', 'sidebar_label', 'title', 'vendor']);

/** Of facts, values and samples are data as it arrives, spelled as it arrives. */
const factKeys = new Set([...namelessKeys, 'example', 'value', 'group']);

function attributeStretch(element: string, attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Stretch[] {
  const {start, end} = attribute.position ?? {};
  const spoken = attribute.type === 'mdxJsxAttribute' && isSpoken(element, attribute.name);
  if (!spoken || typeof attribute.value !== 'string' || start?.offset === undefined || end?.offset === undefined) {
    return [];
  }
  return [{from: start.offset + attribute.name.length + 1, to: end.offset}];
}

function bodyStretches(page: Page, names: boolean): Stretch[] {
  const found: Stretch[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'strong' && !names) {
      return SKIP;
    }
    if (isJsx(node)) {
      const name = node.name ?? '';
      found.push(...node.attributes.flatMap((attribute) => attributeStretch(name, attribute)));
      return isCode(name) ? SKIP : undefined;
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

/** The texts in YAML, except those of silent keys, by their offsets. Of columns, only the notes are prose. */
function yamlStretches(yaml: string, silent: ReadonlySet<string>): Stretch[] {
  const found: Stretch[] = [];
  visitYaml(parseDocument(yaml), {
    Pair: (_, {key}, path) => {
      const isOfColumn = path.some((each) => isPair(each) && String(each.key) === 'rawColumns');
      return silent.has(String(key)) || (isOfColumn && String(key) !== 'note') ? visitYaml.SKIP : undefined;
    },
    Scalar: (key, {value, range}) => {
      if (key !== 'key' && typeof value === 'string' && range) {
        found.push({from: range[0], to: range[1]});
      }
    },
  });
  return found;
}

function frontStretches({text}: Page, names: boolean): Stretch[] {
  const {yaml = '', start = 0} = frontMatterIn(text) ?? {};
  const stretches = yamlStretches(yaml, names ? silentKeys : namelessKeys);
  return stretches.map(({from, to}) => ({from: from + start, to: to + start}));
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Inline code and addresses inside prose: Markdown in front matter, and text that is a link itself. */
const unspoken = /`[^`\n]*`|https?:\/\/[^\s)"'>]+|\]\([^)\s]*\)/g;

/** A text with all blanked but the stretches given, which may come in any order. */
export function keep(text: string, stretches: readonly Stretch[]): string {
  let result = '';
  for (const {from, to} of [...stretches].sort((a, b) => a.from - b.from)) {
    result += blank(text.slice(result.length, from));
    result += text.slice(result.length, to).replace(unspoken, blank);
  }
  return result + blank(text.slice(result.length));
}

/**
 * A page's text with all blanked that is not prose: code, tags, addresses, keys. It is as long as `page.text`, so
 * offsets and lines are the same.
 *
 * @param names whether names that others have given count as prose: titles, and labels of screens, which are in bold
 */
export const proseOf = (page: Page, names = true): string =>
  keep(page.text, [...frontStretches(page, names), ...bodyStretches(page, names)]);

/** The meanings and notes of a data file of facts, with all else blanked. */
export const proseOfYaml = (text: string): string => keep(text, yamlStretches(text, factKeys));
