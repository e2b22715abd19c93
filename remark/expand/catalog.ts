import type {Paragraph, RootContent} from 'mdast';
import {type DestinationPage, destinationPages} from '../../content/facts/destinations';
import {traitsOf} from '../../content/facts/destinationTraits';
import {type Destination, destinationCategories} from '../../content/frontMatter/destination';
import {readFrontMatter} from '../../content/frontMatter/read';
import {addressOf, docFor, linkTo} from '../../content/links';
import {frontMatterIn} from '../../content/pageFile';
import {requireVersion} from '../../content/sources';
import {folds} from './folds';
import {element, heading, inline, inlineElement, paragraph} from './mdx';

/** A paragraph that begins with the badge of what the dashboard may not offer. */
const onRequest = (markdown: string): Paragraph => ({
  type: 'paragraph',
  children: [
    inlineElement('Badge', {tone: 'warning'}, [{type: 'text', value: 'Not confirmed'}]),
    {type: 'text', value: ' '},
    ...inline(markdown),
  ],
});

/**
 * The badge below the title of a page whose destination is not confirmed, and whom to ask; nothing on all other pages and
 * parts of pages.
 *
 * @param text the page
 * @param file its path from the repository's root
 */
export function availabilityMark(text: string, file: string): Paragraph[] {
  const data: Record<string, unknown> = frontMatterIn(text) ? readFrontMatter(text, file).data : {};
  const destination = data.destination as Partial<Destination> | undefined;
  const asked = () => `${linkTo(file, 'intro-to-integrations')}#what-only-support-can-tell-you`;
  return destination?.availability === 'ask'
    ? [onRequest(`[Ask support](${asked()}) whether your organization can use it.`)]
    : [];
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
  const groups = Object.entries(destinationCategories)
    .map(([category, label]) => ({label, members: pages.filter(({facts}) => facts.category === category)}))
    .filter(({members}) => members.length > 0);
  const options = {
    label: 'Filter the destinations',
    placeholder: 'Name or description',
    total: pages.length,
    choices: groups.map(({label}) => label),
    choiceLabel: 'Category',
  };
  return [
    element(
      'Filter',
      options,
      folds(
        groups.map(({label, members}) => ({
          title: heading(3, label),
          entries: members.map((page) => card(file, page)),
          holder: 'Cards',
        })),
      ),
    ),
  ];
}

/**
 * All destinations with what tells them apart, in one table.
 *
 * @param file the page that shows it, from the repository's root
 */
export function destinationTable(file: string): RootContent[] {
  const rows = destinationPages(requireVersion(file)).map(({id, title, facts}) => ({
    title,
    to: addressOf(docFor(file, id)),
    ...traitsOf(facts),
  }));
  return [element('CompareTable', {rows})];
}
