import fs from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {checkFrontMatter, readFrontMatter} from '../../config/frontMatter/check';
import {destinationCategories, destinationSchema, type Destination} from '../../config/frontMatter/destination';
import {readText} from './files';
import {filtered} from './filter';
import {element, heading, paragraph} from './mdx';

/** One destination page: its id, title, description and facts. */
export type DestinationPage = {id: string; title: string; description: string; facts: Destination};

/** All destination pages of a docs version, in alphabetical order of their titles. */
export function destinationPages(version: string): DestinationPage[] {
  const folder = path.join(version, 'destinations');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.mdx')) : [];
  return files
    .map((name) => {
      const file = path.join(folder, name);
      const front = readFrontMatter(readText(file), path.relative(process.cwd(), file));
      checkFrontMatter(front, path.relative(process.cwd(), file), 'doc');
      const {data} = front;
      const id = path.parse(name).name;
      return {
        id,
        title: String(data.title),
        description: String(data.description),
        facts: destinationSchema.parse(data.destination),
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

const card = ({id, title, description, facts}: DestinationPage): RootContent =>
  element(
    'Card',
    {title, to: `/docs/destinations/${id}`, icon: facts.icon ?? 'none', tags: [destinationCategories[facts.category]]},
    [paragraph(description)],
  );

/** The catalogue: every destination as a card, by category, with a filter. */
export function destinationCatalog(version: string): RootContent[] {
  const pages = destinationPages(version);
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
      groups.flatMap(({label, members}) => [heading(3, label), element('Cards', {}, members.map(card))]),
    ),
  ];
}
