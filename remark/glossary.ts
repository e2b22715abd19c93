import fs from 'node:fs';
import path from 'node:path';
import type {Link, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import versions from '../versions.json';
import {readText, versionFolder} from './facts/files';
import {inlineElement, paragraph} from './facts/mdx';
import {termsEverywhere, termsOfGuides} from './glossaryTerms';

/** A term with its look in texts and its meaning. */
type Entry = {term: string; look: RegExp; meaning: string};

const anchorOf = (term: string) => term.toLowerCase().replaceAll(' ', '-');

/**
 * The meanings that a glossary gives: the first paragraph below each `###` heading, without its pointer to a further
 * page.
 */
export function meaningsIn(source: string): Map<string, string> {
  const entries = source.matchAll(/^### (.+)\n\n(.+)$/gm);
  return new Map([...entries].map(([, term = '', text = '']) => [term, text.replace(/ See (?:the )?\[.*$/, '')]));
}

/** The glossary of a page's version, or of the latest where the version has none. */
function glossaryOf(file: string): string {
  const own = path.join(versionFolder(file), 'glossary.mdx');
  return fs.existsSync(own) ? own : path.resolve('versioned_docs', `version-${versions[0]}`, 'glossary.mdx');
}

function entriesFor(file: string): Entry[] {
  const source = glossaryOf(file);
  const meanings = meaningsIn(readText(source));
  const aboutVendor = path.basename(path.dirname(file)) === 'destinations';
  return Object.entries({...termsEverywhere, ...(aboutVendor ? {} : termsOfGuides)}).map(([term, look]) => {
    const meaning = meanings.get(term);
    if (meaning === undefined) {
      throw new Error(`${path.relative(process.cwd(), source)}: no heading "### ${term}" with a paragraph below it`);
    }
    return {term, look, meaning};
  });
}

/** Components whose text is prose of the page. */
const open = new Set(['Steps', 'Tabs', 'TabItem', 'details']);

/** Places where words are names, titles or data, or where a link can't be. */
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
      return Boolean((node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel);
  }
}

const text = (value: string): PhrasingContent[] => (value === '' ? [] : [{type: 'text', value}]);

/** Takes a text apart at the first uses of terms, and these terms out of the unused ones. */
function split(value: string, unused: Set<Entry>): PhrasingContent[] {
  const [first] = [...unused]
    .flatMap((entry) => {
      const match = entry.look.exec(value);
      return match ? [{entry, index: match.index, word: match[0]}] : [];
    })
    .sort((a, b) => a.index - b.index || b.word.length - a.word.length);
  if (!first) {
    return text(value);
  }
  const {entry, index, word} = first;
  unused.delete(entry);
  const props = {name: anchorOf(entry.term), definition: toString(paragraph(entry.meaning))};
  return [
    ...text(value.slice(0, index)),
    inlineElement('Term', props, text(word)),
    ...split(value.slice(index + word.length), unused),
  ];
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
    const entries = entriesFor(file.path);
    const linked = new Set<string>();
    visit(tree, 'link', ({url}: Link) => void linked.add(url.split('/glossary#')[1] ?? ''));
    const unused = new Set(entries.filter(({term}) => !linked.has(anchorOf(term))));
    visit(tree, (node, index, parent) => {
      if (closed(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) {
        return undefined;
      }
      const parts = split((node as Text).value, unused);
      parent.children.splice(index, 1, ...(parts as typeof parent.children));
      return [SKIP, index + parts.length];
    });
  };
}
