import type {Paragraph, RootContent} from 'mdast';
import {deliveryOf} from '../../content/facts/delivery';
import {type DestinationPage, byCategory, destinationPages} from '../../content/facts/destinations';
import {traitsOf} from '../../content/facts/destinationTraits';
import {type Destination, destinationCategories} from '../../content/frontMatter/destination';
import {addressFrom, linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {folds} from './folds';
import {element, factStrip, heading, inline, inlineElement, paragraph, text} from './mdx';

/** A paragraph that begins with the badge of what the dashboard may not offer; search skips it. */
const onRequest = (markdown: string, label = 'Not confirmed'): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {dataSearchSkip: ''}},
  children: [inlineElement('Badge', {tone: 'warning'}, [text(label)]), text(' '), ...inline(markdown)],
});

/** Ways to sign in as a phrase, such as `Key or token, password or none`. */
const signInPhrase = (signIn: readonly string[]): string =>
  signIn
    .join(', ')
    .replaceAll(/(?<=, )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(', none', ' or none') || 'Not known';

/** Modes that are known to be there, in a word or two each. */
function modesOf({syncModes}: Destination): string {
  const names = {
    incrementalAppend: 'append',
    incrementalAppendDeduped: 'dedupe',
    fullRefreshAppend: 'full refresh',
    fullRefreshOverwrite: 'overwrite',
  };
  const there = Object.entries(names).filter(([mode]) => syncModes[mode as keyof typeof names] === true);
  const words = there.map(([, name]) => name).join(', ') || 'not known';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What comes below the title of a destination's page: four facts, and a badge with whom to ask where the destination is
 * not confirmed.
 *
 * @param facts the destination of the page
 * @param file the page's path from the repository's root
 */
export function destinationHead(facts: Destination, file: string): RootContent[] {
  const overview = linkTo(file, 'intro-to-integrations');
  const {availability, signIn} = traitsOf(facts);
  const key = /^(?:`[^`]+`|[^`.;,:])+/.exec(deliveryOf(facts, requireVersion(file)).key ?? '')?.[0];
  const strip = factStrip([
    ['Status', availability],
    ['Sign-in', signInPhrase(signIn)],
    ['Sync modes', modesOf(facts)],
    ['Dedupe key', key ?? `[IDs and duplicates](${overview}#ids-and-duplicates)`],
  ]);
  const notice = onRequest(
    `that this destination is available, or that it has these settings, modes, and fields. [Ask support](${overview}#what-only-support-can-tell-you) before you rely on it.`,
    'Not confirmed:',
  );
  return facts.availability === 'ask' ? [strip, notice] : [strip];
}

const card = (file: string, {id, title, description, facts}: DestinationPage): RootContent =>
  element('Card', {title, to: linkTo(file, id), tags: [destinationCategories[facts.category]]}, [
    facts.availability === 'ask' ? onRequest(description) : paragraph(description),
  ]);

/**
 * The catalog: every destination as a card, folded by category, with a filter.
 *
 * @param file the page that shows it, from the repository's root
 */
export function destinationCatalog(file: string): RootContent[] {
  const pages = destinationPages(requireVersion(file));
  const groups = byCategory(pages);
  const options = {
    label: 'Filter the destinations',
    placeholder: 'Name or description',
    total: pages.length,
    choices: groups.map(({label}) => label),
    choiceLabel: 'Category',
  };
  const kinds = groups.map(({label, members}) => ({
    title: heading(3, label),
    entries: members.map((page) => card(file, page)),
    holder: 'Cards' as const,
  }));
  return [element('Filter', options, folds(kinds))];
}

/**
 * All destinations with what tells them apart, in one table.
 *
 * @param file the page that shows it, from the repository's root
 */
export function destinationTable(file: string): RootContent[] {
  const rows = destinationPages(requireVersion(file)).map(({id, title, facts}) => ({
    title,
    to: addressFrom(file, id),
    ...traitsOf(facts),
  }));
  return [element('CompareTable', {rows})];
}
