import type {Element, Parents, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {prism} from '../../content/codeBlocks';
import {escapeText} from '../../content/escapeHtml';
import {markLines, parseMeta} from '../../content/fence';
import {fileFromRoot} from '../../content/sources';
import {element} from '../expand/mdx';
import {boxExamples, labelOf, type Part, partOf, visibleText} from './examples';
import {highlight} from './highlight';

const languageOf = ({properties: {className}}: Element): string =>
  /\blanguage-([^\s,]+)/.exec(String(className))?.[1] ?? prism.defaultLanguage;

const metaOf = ({data}: Element): string => (data as {meta?: string} | undefined)?.meta ?? '';

/**
 * Rehype plugin: highlights code blocks at build time, so that browsers need no highlighter. A language without a
 * grammar stays plain text.
 *
 * @throws ProblemsError with file and line when a fence's meta string doesn't parse
 */
export default function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    const parts = new Map<unknown, Part>();
    const parents = new Set<Parents>();
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) {
        return;
      }
      const position = {file: fileFromRoot(file.path), line: node.position?.start.line ?? 1};
      const language = languageOf(code);
      const {attributes, flags, lines, firstLine} = parseMeta(metaOf(code), position);
      const part = partOf(attributes);
      const source = toString(code).replace(/\n$/, '');
      const {shown, marked} = markLines(source, lines);
      // Empty lines align each line with the block next to it.
      const gaps = [code.properties.gaps ?? []].flat().map(Number);
      const spaced = (html: string) =>
        html.replaceAll('<span class="token-line', (line) => `${line}"></span>`.repeat(gaps.shift() ?? 0) + line);
      const prose = part === 'output' ? visibleText(source) : undefined;
      const block = element(flags.has('player') ? 'CodePlayer' : 'CodeBlock', {
        language,
        title: attributes.title ?? ('response' in attributes ? 'Response' : undefined),
        label: part && labelOf(part, source),
        part,
        isProse: prose !== undefined,
        scrolls: code.properties.scrolls === true,
        numbered: firstLine !== undefined,
        html: prose === undefined ? spaced(highlight(shown, language, {marked, firstLine})) : escapeText(prose),
      });
      parent.children[index] = block as never;
      if (part) {
        parts.set(block, part);
        parents.add(parent);
      }
    });
    for (const parent of parents) {
      parent.children = boxExamples(parent.children, parts) as never;
    }
  };
}
