import fs from 'node:fs';
import path from 'node:path';
import type {Link, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import versions from '../versions.json';
import {readText, versionFolder} from './facts/files';
import {inlineElement, paragraph} from './facts/mdx';

/**
 * The terms that pages explain, by their heading in the glossary. Words that vendors use in another sense, and words
 * that everybody knows, are left out: a page full of explained words is hard to read.
 */
export const linkedTerms: Record<string, RegExp> = {
  Lead: /\bleads?\b/i,
  'Lead cost': /\blead cost\b/i,
  'Match rate': /\bmatch rates?\b/i,
};

type Found = {term: string; index: number; text: string};

/** The address of a term inside the glossary. */
export const termAnchor = (term: string): string => term.toLowerCase().replaceAll(' ', '-');

/** The glossary of a page's version, or of the latest where the version has none. */
function glossaryOf(file: string): string {
  const own = path.join(versionFolder(file), 'glossary.mdx');
  return fs.existsSync(own) ? own : path.resolve('versioned_docs', `version-${versions[0]}`, 'glossary.mdx');
}

/**
 * The meanings that a glossary gives: the first paragraph below each `###` heading as plain text, without its pointer
 * to a further page.
 */
export function definitions(source: string): Map<string, string> {
  const entries = source.matchAll(/^### (.+)\n\n(.+)$/gm);
  return new Map([...entries].map(([, term = '', text = '']) => [term, text.replace(/ See (?:the )?\[.*$/, '')]));
}

/** The earliest of the terms in a text; of two at the same place the longer one. */
function earliest(text: string, terms: ReadonlySet<string>): Found | undefined {
  const found = [...terms].flatMap((term): Found[] => {
    const match = linkedTerms[term]?.exec(text);
    return match ? [{term, index: match.index, text: match[0]}] : [];
  });
  return found.sort((a, b) => a.index - b.index || b.text.length - a.text.length)[0];
}

/** Components whose text is prose of the page. */
const open = new Set(['Steps', 'Tabs', 'TabItem', 'details']);

/** Places where a term is a name, a title or data, or where a link can't be. */
function closed(node: Root | RootContent): boolean {
  switch (node.type) {
    case 'heading':
    case 'link':
    case 'linkReference':
    case 'strong':
    case 'table':
      return true;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return !open.has(node.name ?? '');
    default:
      return 'data' in node && Boolean((node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel);
  }
}

/**
 * Remark step for docs: the first use of a term on a page becomes a link into the glossary that brings the term's
 * meaning with it.
 *
 * @throws Error when the glossary has no entry for a term
 */
export default function glossary() {
  return (tree: Root, file: VFile): void => {
    if (path.basename(file.path) === 'glossary.mdx') {
      return;
    }
    const source = glossaryOf(file.path);
    const meanings = definitions(readText(source));
    const unused = new Set(Object.keys(linkedTerms));
    const missing = [...unused].filter((term) => !meanings.has(term));
    if (missing.length > 0) {
      throw new Error(`${path.relative(process.cwd(), source)}: no entry for ${missing.join(', ')}`);
    }
    // What the writer has linked needs no second link.
    visit(tree, 'link', ({url}: Link) => {
      unused.forEach((term) => url.endsWith(`/glossary#${termAnchor(term)}`) && unused.delete(term));
    });
    const split = (text: string): PhrasingContent[] => {
      const found = earliest(text, unused);
      if (!found) {
        return text === '' ? [] : [{type: 'text', value: text}];
      }
      unused.delete(found.term);
      const props = {
        name: termAnchor(found.term),
        definition: toString(paragraph(meanings.get(found.term) ?? '')),
      };
      return [
        ...split(text.slice(0, found.index)),
        inlineElement('Term', props, [{type: 'text', value: found.text}]),
        ...split(text.slice(found.index + found.text.length)),
      ];
    };
    visit(tree, (node, index, parent) => {
      if (closed(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) {
        return undefined;
      }
      const parts = split((node as Text).value);
      parent.children.splice(index, 1, ...(parts as typeof parent.children));
      return [SKIP, index + parts.length];
    });
  };
}
