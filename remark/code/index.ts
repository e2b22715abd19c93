import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {prism} from '../../content/code';
import {element} from '../expand/mdx';
import {canHighlight, highlight} from './highlight';
import {markLines, parseMeta} from './meta';

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
      const language = languageOf(code);
      if (!canHighlight(language)) {
        const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${where}: no highlighting for the language "${language}"; add it to content/code.ts`);
      }
      const meta = parseMeta(metaOf(code));
      const source = toString(code).replace(/\n$/, '');
      const {shown, marked} = markLines(source, meta.marked);
      parent.children[index] = element(meta.player ? 'CodePlayer' : 'CodeBlock', {
        language,
        title: meta.title,
        numbered: meta.numbered,
        html: highlight(shown, language, marked),
      }) as never;
    });
  };
}
