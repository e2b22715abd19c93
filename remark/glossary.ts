import path from 'node:path';
import type {Link, Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {components} from '../content/components';
import {isJsx} from '../content/components/uses';
import {glossaryFile, glossaryId, readDefinitions, termAnchor} from '../content/facts/glossary';
import {addressFrom} from '../content/links';
import {fileFromRoot, requireVersion} from '../content/sources';
import {inlineElement, isAdmonitionTitle, paragraph, text} from './expand/mdx';
import {curly} from './smartQuotes';

const beforeNoun = '(?<=\\b(?:an?|the|this|that|each|every|per|of|no|one|your|new|first|next|whole) )';

/** A singular noun after a determiner ("a lead", but not "links that lead nowhere"), or a plural noun. */
const noun = (word: string, ...plural: string[]) => new RegExp([`${beforeNoun}${word}\\b`, ...plural].join('|'), 'i');

/**
 * Patterns of the terms to link at their first use, by their heading in the glossary. Common terms are left out,
 * because a page full of linked terms is hard to read.
 */
export const termsEverywhere: Record<string, RegExp> = {
  'CAN-SPAM': /\bCAN-SPAM\b/,
  CCPA: /\bCCPA\b/,
  Destination: /\bdestinations?\b/i,
  GDPR: /\bGDPR\b/,
  HEM: /\bHEMs?\b/,
  Integration: noun('integration(?! user)', '\\bintegrations\\b'),
  Lead: noun('lead(?! capture)', '\\bleads\\b(?! (?:to|you|somewhere|nowhere|inbox)\\b)'),
  Pixel: /\bpixels?\b/i,
  'Pixel ID': /\bpixel ids?\b/i,
  Stream: /\bstream types?\b|(?<=\b(?:per|each|every|of your) )stream\b/i,
  Sync: noun('sync'),
  TCPA: /\bTCPA\b/,
};

/** Terms that vendors use with a different meaning, so pages about their products don't link them. */
export const termsOfGuides: Record<string, RegExp> = {
  Fingerprint: /\bfingerprints?\b/i,
  'Identity graph': /\bidentity graphs?\b/i,
  'Lead cost': /\blead cost\b/i,
  'Match rate': /\bmatch rates?\b/i,
  'Opt-in form': /\bopt-in forms?\b/i,
  Organization: /\borganizations?\b/i,
  'Suppression list': /\bsuppression lists?\b/i,
};

type Entry = {term: string; pattern: RegExp; definition: string};

function entriesFor(file: string): Entry[] {
  const version = requireVersion(file);
  const definitions = readDefinitions(version);
  const aboutVendor = path.posix.basename(path.posix.dirname(file)) === 'destinations';
  return Object.entries({...termsEverywhere, ...(aboutVendor ? {} : termsOfGuides)}).map(([term, pattern]) => {
    const definition = definitions.get(term);
    if (definition === undefined) {
      throw new Error(`${glossaryFile(version)}: no heading "### ${term}" with a paragraph below it`);
    }
    return {term, pattern, definition};
  });
}

/** HTML elements that contain prose. */
const openElements = new Set(['details', 'summary']);

const holdsProse = (name: string) => openElements.has(name) || components[name]?.inside === 'prose';

const closedTypes = new Set(['heading', 'link', 'linkReference', 'strong', 'emphasis', 'table']);

/** Nodes whose words are names, titles, or data, or that can't contain a link. */
const isClosed = (node: Nodes) =>
  isJsx(node) ? !holdsProse(node.name ?? '') : closedTypes.has(node.type) || isAdmonitionTitle(node);

const textOf = (value: string) => (value === '' ? [] : [text(value)]);

/** Splits text at the first uses of terms, and removes those terms from the unused ones. */
function split(value: string, unused: Set<Entry>, glossary: string): PhrasingContent[] {
  const [first] = [...unused]
    .flatMap((entry) => {
      const match = entry.pattern.exec(value);
      return match ? [{entry, index: match.index, word: match[0]}] : [];
    })
    .sort((a, b) => a.index - b.index || b.word.length - a.word.length);
  if (!first) {
    return textOf(value);
  }
  const {entry, index, word} = first;
  unused.delete(entry);
  const props = {to: `${glossary}#${termAnchor(entry.term)}`, definition: curly(toString(paragraph(entry.definition)))};
  return [
    ...textOf(value.slice(0, index)),
    inlineElement('Term', props, [text(word)]),
    ...split(value.slice(index + word.length), unused, glossary),
  ];
}

/**
 * Remark plugin for docs: turns the first use of a term on a page into a glossary link that includes the term's
 * definition.
 *
 * @throws Error when the glossary has no entry for a term
 */
export default function glossary() {
  return (tree: Root, vfile: VFile): void => {
    const file = fileFromRoot(vfile.path);
    if (path.posix.basename(file) === `${glossaryId}.mdx`) {
      return;
    }
    const address = addressFrom(file, glossaryId);
    const linked = new Set<string>();
    visit(tree, 'link', ({url}: Link) => void linked.add(/glossary(?:\.mdx)?#(.*)$/.exec(url)?.[1] ?? ''));
    const unused = new Set(entriesFor(file).filter(({term}) => !linked.has(termAnchor(term))));
    visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
      if (isClosed(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || !parent || index === undefined) {
        return undefined;
      }
      const parts = split(node.value, unused, address);
      parent.children.splice(index, 1, ...(parts as typeof parent.children));
      return [SKIP, index + parts.length];
    });
  };
}
