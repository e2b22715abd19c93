import type {RootContent} from 'mdast';
import {type DestinationPage, destinationPages} from '../../content/facts/destinations';
import {traitsOf} from '../../content/facts/destinationTraits';
import {destinationCategories} from '../../content/frontMatter/destination';
import {addressOf, docFor, linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {onRequest} from './availability';
import {filtered} from './filter';
import {folds} from './folds';
import {element, heading, paragraph} from './mdx';

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
    filtered(
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
