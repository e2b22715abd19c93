import type {RootContent} from 'mdast';
import {type Attribute, deliveredField} from '../../content/facts/attributes';
import {type DestinationPage, destinationPages} from '../../content/facts/destinations';
import {isRaw} from '../../content/facts/delivery';
import {type LeadField, readLeadFields} from '../../content/facts/leadFields';
import {eachAttribute} from '../../content/facts/destinationTraits';
import {hasColumn} from '../../content/facts/typedTable';
import type {DestinationCategory} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {paragraph, table} from './mdx';

/** The page that shows an attribute's facts, and whether the component names the attribute itself. */
export type Place = {file: string; isNamed: boolean};

const tableCategories = new Set<DestinationCategory>(['warehouse', 'lakehouse', 'database']);

const isTyped = ({facts: {category, output}}: DestinationPage) =>
  tableCategories.has(category) && output.typedColumns !== undefined;

const isRawOnly = ({facts}: DestinationPage) => facts.output.typedColumns === undefined && isRaw(facts);

const isByName = (page: DestinationPage) =>
  !isTyped(page) && page.facts.output.rawColumns.some(({name}) => name === eachAttribute);

const hasCaseVariant = ({key}: LeadField, delivered: readonly LeadField[]): boolean =>
  delivered.filter((other) => other.key.toLowerCase() === key.toLowerCase()).length > 1;

/**
 * Groups destinations by how they store a field, according to their facts; for the rest, readers see the page. A field
 * whose name differs from another only in case can be missing from a table, so a table counts only in a known dialect.
 */
function destinationsByForm(pages: readonly DestinationPage[], field: LeadField, delivered: readonly LeadField[]) {
  const isAmbiguous = hasCaseVariant(field, delivered);
  const typed = pages.filter((page) => isTyped(page) && (page.typed || !isAmbiguous));
  const isTaken = (page: DestinationPage) =>
    page.typed !== undefined && !hasColumn(field, delivered, page.typed.dialect);
  return {
    columns: typed.filter((page) => !isTaken(page)),
    taken: typed.filter(isTaken),
    raw: pages.filter(isRawOnly),
    named: pages.filter((page) => isByName(page) && !(isAmbiguous && tableCategories.has(page.facts.category))),
  };
}

/**
 * The destinations that receive an attribute, from the stream's fields and each destination's output. An attribute's
 * own page gets a sentence instead, because how destinations store a field is the same for all fields.
 */
export function attributeDestinations(facts: Attribute, {file, isNamed}: Place): RootContent[] {
  const version = requireVersion(file);
  const field = deliveredField(version, facts);
  const stream = `[unique leads stream](${linkTo(file, 'destinations/properties/unique-leads-attributes')})`;
  if (!field) {
    return [paragraph(`The ${stream} doesn't list \`${facts.key}\`, and no destination is known to receive it.`)];
  }
  const key = `\`${field.key}\``;
  if (!isNamed) {
    const howArrives = `[How a field arrives](${linkTo(file, 'lead-fields')}#how-a-field-arrives)`;
    return [paragraph(`The ${stream} delivers ${key}. For how each destination stores it, see ${howArrives}.`)];
  }
  const delivered = readLeadFields(version).filter(({inDestinations}) => inDestinations);
  const {columns, taken, raw, named} = destinationsByForm(destinationPages(version), field, delivered);
  const row = (pages: readonly DestinationPage[], how: string): [string, string][] =>
    pages.length > 0 ? [[pages.map(({id, title}) => `[${title}](${linkTo(file, id)})`).join(', '), how]] : [];
  const other = `\`${field.key.toLowerCase()}\``;
  return [
    paragraph(`The ${stream} delivers ${key}.`),
    table(
      ['Where', 'How the field arrives'],
      [
        ...row(columns, `The ${key} column in the typed table`),
        ...row(
          taken,
          `${key} has no column: the table can't distinguish it from ${other}. Read it from the raw record, if there is one`,
        ),
        ...row(raw, `${key} in the JSON value \`_data\``),
        ...row(named, `A column, field, or key named ${key}`),
        ['CRM, email, and messaging tools', "Only if the tool's page lists it among the fields it accepts"],
        [
          `[Other destinations](${linkTo(file, 'intro-to-integrations')}#choose-a-destination)`,
          "See the record layout on the destination's page",
        ],
      ],
    ),
  ];
}
