import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {isPair, parseDocument, visit as visitYaml} from 'yaml';
import {components} from '../../content/components';
import {isJsx} from '../../content/components/uses';
import {frontMatterIn} from '../../content/pageFile';
import type {Page} from '../../content/pages';

/** A span of prose in a page, by offsets in `page.text`. */
type Span = {from: number; to: number};

/** HTML elements whose content is code, not prose. */
const codeElements = new Set(['code', 'pre', 'style', 'script']);

/** HTML attributes that readers see or hear. */
const proseAttributes = new Set(['alt', 'aria-label', 'label', 'title']);

const isCode = (name: string) => codeElements.has(name) || components[name]?.inside === 'code';

/** Whether readers see or hear an attribute; for components, the registry defines this. */
const isProseAttribute = (element: string, attribute: string) =>
  element in components ? components[element]?.props[attribute]?.isProse : proseAttributes.has(attribute);

/** Front matter keys that contain URLs, keys, and settings instead of prose. */
const nonProseKeys = new Set([
  'attribute',
  'category',
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

/** Front matter keys that contain given names, such as page titles and product labels. */
const namelessKeys = new Set([...nonProseKeys, 'label', 'name', 'sidebar_label', 'title', 'vendor']);

/** Keys of facts that contain values and samples, which are spelled as delivered. */
const factKeys = new Set([...namelessKeys, 'example', 'value', 'group']);

function attributeSpan(element: string, attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Span[] {
  const {start, end} = attribute.position ?? {};
  const isProse = attribute.type === 'mdxJsxAttribute' && isProseAttribute(element, attribute.name);
  if (!isProse || typeof attribute.value !== 'string' || start?.offset === undefined || end?.offset === undefined) {
    return [];
  }
  return [{from: start.offset + attribute.name.length + 1, to: end.offset}];
}

function bodySpans(page: Page, includeNames: boolean): Span[] {
  const found: Span[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'strong' && !includeNames) {
      return SKIP;
    }
    if (isJsx(node)) {
      const name = node.name ?? '';
      found.push(...node.attributes.flatMap((attribute) => attributeSpan(name, attribute)));
      return isCode(name) ? SKIP : undefined;
    }
    const {start, end} = node.position ?? {};
    // An image's alt text is part of its Markdown, after the exclamation mark and the bracket.
    const length = node.type === 'image' ? 2 + (node.alt ?? '').length : (end?.offset ?? 0) - (start?.offset ?? 0);
    if ((node.type === 'text' || node.type === 'image') && start?.offset !== undefined) {
      found.push({from: start.offset, to: start.offset + length});
    }
    return undefined;
  });
  return found;
}

/** Spans of prose in YAML, except under the given keys. In columns, only notes are prose. */
function yamlSpans(yaml: string, skippedKeys: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  visitYaml(parseDocument(yaml), {
    Pair: (_, {key}, path) => {
      const isOfColumn = path.some((each) => isPair(each) && String(each.key) === 'rawColumns');
      return skippedKeys.has(String(key)) || (isOfColumn && String(key) !== 'note') ? visitYaml.SKIP : undefined;
    },
    Scalar: (key, {value, range}) => {
      if (key !== 'key' && typeof value === 'string' && range) {
        found.push({from: range[0], to: range[1]});
      }
    },
  });
  return found;
}

function frontMatterSpans({text}: Page, includeNames: boolean): Span[] {
  const {yaml = '', start = 0} = frontMatterIn(text) ?? {};
  const spans = yamlSpans(yaml, includeNames ? nonProseKeys : namelessKeys);
  return spans.map(({from, to}) => ({from: from + start, to: to + start}));
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Inline code and URLs in prose: Markdown in front matter, and text that is itself a link. */
const codeAndUrls = /`[^`\n]*`|https?:\/\/[^\s)"'>]+|\]\([^)\s]*\)/g;

/** Blanks a text except for the given spans, which can be in any order. */
export function blankExcept(text: string, spans: readonly Span[]): string {
  let result = '';
  for (const {from, to} of [...spans].sort((a, b) => a.from - b.from)) {
    result += blank(text.slice(result.length, from));
    result += text.slice(result.length, to).replace(codeAndUrls, blank);
  }
  return result + blank(text.slice(result.length));
}

/**
 * A page's text with everything but prose blanked: code, tags, URLs, and keys. Its length equals that of `page.text`,
 * so offsets and lines match.
 *
 * @param includeNames whether given names count as prose: titles, and UI labels, which are in bold
 */
export const proseOf = (page: Page, includeNames = true): string =>
  blankExcept(page.text, [...frontMatterSpans(page, includeNames), ...bodySpans(page, includeNames)]);

/** The meanings and notes in a facts file, with everything else blanked. */
export const proseOfYaml = (text: string): string => blankExcept(text, yamlSpans(text, factKeys));
