import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {prism} from '../../content/code';
import {FindingsError} from '../../content/findings';
import {fileFromRoot} from '../../content/sources';
import {element} from '../expand/mdx';
import {canHighlight, highlight} from './highlight';
import {markLines, parseMeta} from './meta';

/** What the parts of an example are called, by the word of its fences. */
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
 * Rehype step: highlights code blocks while building. The reader's browser gets ready HTML and no highlighter.
 *
 * @throws Error with file and line when a fence names a language without a grammar
 */
export default function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || !parent || index === undefined) {
        return;
      }
      const place = {file: fileFromRoot(file.path), line: node.position?.start.line ?? 1};
      const language = languageOf(code);
      if (!canHighlight(language)) {
        const found = `no highlighting for the language "${language}"`;
        throw new FindingsError('a fence has no highlighting', [
          {...place, found, allowed: 'a language of content/code.ts'},
        ]);
      }
      const {attributes, flags, lines} = parseMeta(metaOf(code), place);
      const source = toString(code).replace(/\n$/, '');
      const {shown, marked} = markLines(source, lines);
      const numbered = flags.has('showlinenumbers');
      parent.children[index] = element(flags.has('player') ? 'CodePlayer' : 'CodeBlock', {
        language,
        title: attributes.title,
        label: roles.find(([name]) => name in attributes)?.[1],
        numbered,
        html: highlight(shown, language, marked, numbered),
      }) as never;
    });
  };
}
