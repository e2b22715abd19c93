import type {RootContent} from 'mdast';
import {type Attribute, deliveredField} from '../../content/facts/attributes';
import {type DestinationPage, destinationPages} from '../../content/facts/destinations';
import type {DestinationCategory} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {paragraph, table} from './mdx';

const tableCategories = new Set<DestinationCategory>(['warehouse', 'lakehouse', 'database']);
const contactCategories = new Set<DestinationCategory>(['messaging', 'email-marketing', 'crm']);

const isTyped = ({facts: {category, output}}: DestinationPage) =>
  tableCategories.has(category) && output.typedColumns !== undefined;

const isRaw = ({facts: {output}}: DestinationPage) =>
  output.typedColumns === undefined && output.rawColumns.some(({name}) => name.toLowerCase() === '_data');

const isContactTool = ({facts: {category}}: DestinationPage) => contactCategories.has(category);

/** Destinations by the way in which they hold a field, as far as their facts say; what is left goes by its page. */
export function destinationsByForm(pages: readonly DestinationPage[]) {
  const typed = pages.filter(isTyped);
  const raw = pages.filter(isRaw);
  const contacts = pages.filter((page) => isContactTool(page) && !raw.includes(page));
  return {typed, raw, contacts};
}

const catalog = (file: string) => `[All destinations](${linkTo(file, 'intro-to-integrations')}#all-destinations)`;

/**
 * Which destinations carry an attribute, from the fields of the stream and the output of each destination.
 *
 * @param facts the attribute
 * @param file the page that shows it, from the repository's root
 */
export function attributeDestinations(facts: Attribute, file: string): RootContent[] {
  const version = requireVersion(file);
  const stream = `[unique leads stream](${linkTo(file, 'destinations/properties/unique-leads-attributes')})`;
  const field = deliveredField(version, facts);
  if (!field) {
    return [paragraph(`The fields of the ${stream} leave \`${facts.key}\` out. No destination is known to carry it.`)];
  }
  const {typed, raw} = destinationsByForm(destinationPages(version));
  const links = (pages: readonly DestinationPage[]) =>
    pages.map(({id, title}) => `[${title}](${linkTo(file, id)})`).join(', ');
  return [
    paragraph(`The ${stream} lists \`${field.key}\`.`),
    table(
      ['Where', 'How the field arrives'],
      [
        [links(typed), `A column \`${field.key}\` of the typed table`],
        [links(raw), `\`${field.key}\` in the JSON value \`_data\``],
        ['CRM, email and messaging tools', 'Only if the page of the tool names it among the fields that it takes'],
        [catalog(file), 'For every other destination, its page shows the layout of a record'],
      ],
    ),
  ];
}
