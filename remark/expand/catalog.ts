import type {Paragraph, RootContent} from 'mdast';
import {deliveryOf} from '../../content/facts/delivery';
import {destinationPages} from '../../content/facts/destinations';
import {traitsOf} from '../../content/facts/destinationTraits';
import {type Destination, destinationCategories} from '../../content/frontMatter/destination';
import {addressFrom, linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {capitalize} from '../../content/words';
import {element, factStrip, inline, inlineElement, text} from './mdx';

/** Sign-in methods as a phrase, such as `Key or token, password, or none`. */
const signInPhrase = (signIn: readonly string[]): string =>
  signIn
    .join(', ')
    .replaceAll(/(?<=, )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
    .replace(', none', ', or none') || 'Not known';

/** Modes that are known to be available, as short labels. */
function modesOf({syncModes}: Destination): string {
  const names = {
    incrementalAppend: 'append',
    incrementalAppendDeduped: 'dedupe',
    fullRefreshAppend: 'full refresh',
    fullRefreshOverwrite: 'overwrite',
  };
  const there = Object.entries(names).filter(([mode]) => syncModes[mode as keyof typeof names] === true);
  return capitalize(there.map(([, name]) => name).join(', ') || 'not known');
}

/**
 * The content below a destination page's title: four facts and, if the destination isn't confirmed, a badge that says
 * whom to ask.
 */
export function destinationHead(facts: Destination, file: string): RootContent[] {
  const overview = linkTo(file, 'intro-to-integrations');
  const {availability, signIn} = traitsOf(facts);
  const key = /^(?:`[^`]+`|[^`.;,:])+/.exec(deliveryOf(facts, requireVersion(file)).key ?? '')?.[0];
  const isListed = facts.availability === 'listed';
  const strip = factStrip([
    ['Status', inlineElement('Badge', {tone: isListed ? 'success' : 'warning'}, [text(availability)])],
    ['Sign-in', signInPhrase(signIn)],
    ['Sync modes', modesOf(facts)],
    ['Dedupe key', key ?? `See [IDs and duplicates](${overview}#ids-and-duplicates)`],
  ]);
  const doubt = `whether this destination is available or has these settings, modes, and fields. [Ask support](${overview}#what-only-support-can-tell-you) before you rely on it.`;
  const notice: Paragraph = {
    type: 'paragraph',
    data: {hProperties: {dataSearchSkip: ''}},
    children: [inlineElement('Badge', {tone: 'warning'}, [text('Not confirmed:')]), text(' '), ...inline(doubt)],
  };
  return isListed ? [strip] : [strip, notice];
}

/** A table that compares all destinations, by category. */
export function destinationTable(file: string): RootContent[] {
  const order = Object.values(destinationCategories);
  const rows = destinationPages(requireVersion(file))
    .map(({id, title, facts}) => ({title, to: addressFrom(file, id), ...traitsOf(facts)}))
    .sort((one, other) => order.indexOf(one.category) - order.indexOf(other.category));
  return [element('CompareTable', {rows})];
}
