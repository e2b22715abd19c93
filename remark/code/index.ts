import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {prism} from '../../content/code';
import {markLines, parseMeta} from '../../content/fence';
import {fileFromRoot} from '../../content/sources';
import {element} from '../expand/mdx';
import {highlight} from './highlight';

/** Labels of the parts of an example, by the attribute of their fence. Parts that follow each other are one block. */
const roles = [
  ['example', 'Template'],
  ['data', 'Visitor’s record'],
  ['output', 'Result'],
] as const;

function languageOf(code: Element): string {
  const names = code.properties.className;
  const found = Array.isArray(names) ? names.find((name) => String(name).startsWith('language-')) : undefined;
  return found ? String(found).slice('language-'.length) : prism.defaultLanguage;
}

function metaOf(code: Element): string {
  const {metastring} = code.properties;
  return typeof metastring === 'string' ? metastring : ((code.data as {meta?: string} | undefined)?.meta ?? '');
}

/**
 * Rehype step: highlights code blocks in the build, so that browsers need no highlighter. A language without a grammar
 * stays plain text.
 *
 * @throws ProblemsError with file and line when the meta string of a fence does not parse
 */
export default function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) {
        return;
      }
      const position = {file: fileFromRoot(file.path), line: node.position?.start.line ?? 1};
      const language = languageOf(code);
      const {attributes, flags, lines, firstLine} = parseMeta(metaOf(code), position);
      const role = roles.find(([name]) => name in attributes);
      const source = toString(code).replace(/\n$/, '');
      const {shown, marked} = markLines(source, lines);
      parent.children[index] = element(flags.has('player') ? 'CodePlayer' : 'CodeBlock', {
        language,
        title: attributes.title,
        label: role?.[1],
        part: role?.[0],
        numbered: firstLine !== undefined,
        html: highlight(shown, language, {marked, firstLine}),
      }) as never;
    });
  };
}
