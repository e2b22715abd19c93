import type {Code, RootContent} from 'mdast';
import {type Attribute, deliveredField} from '../../content/facts/attributes';
import {type LeadField, readLeadFields} from '../../content/facts/leadFields';
import {hasColumn} from '../../content/facts/typedTable';
import {type Warehouse, warehouses} from '../../content/facts/warehouses';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {joinWords} from '../../content/joinWords';
import {element, heading, paragraph} from './mdx';

/** A page, and the brand's name for schemas. */
type Place = {file: string; brand: {slug: string}};

/** What the queries of one attribute are made from: its facts, and its field in a delivered record. */
type Asked = {facts: Attribute; field: LeadField; slug: string};

type Query = (asked: Asked, warehouse: Warehouse) => string;

/** One question to the data, in every dialect that can ask it. */
export type Question = {title: string; intro: string; queries: {warehouse: Warehouse; sql: string}[]};

type Kind = LeadField['type'];
type Rows = {from: string; what: string};

/** An expression that is null where nothing is known: empty text counts, and so does a value that says so. */
function known(expression: string, {unknownValue}: Attribute, kind: Kind): string {
  const text = kind === 'string';
  const filled = text ? `nullif(${expression}, '')` : expression;
  return unknownValue ? `nullif(${filled}, ${text ? `'${unknownValue}'` : unknownValue})` : filled;
}

const fillRate = (filled: string, {from, what}: Rows): string =>
  `SELECT
  count(*) AS ${what},
  count(known) AS with_value,
  round(100.0 * count(known) / nullif(count(*), 0), 1) AS percent_filled
FROM (
  SELECT ${filled} AS known
  FROM ${from}
) AS filled;`;

const byValue = (value: string, name: string, {from, what}: Rows): string =>
  `SELECT
  ${value === name ? name : `${value} AS ${name}`},
  count(*) AS ${what}
FROM ${from}
GROUP BY 1
ORDER BY ${what} DESC;`;

const named = (value: string, kind: Kind): string => (kind === 'string' ? `coalesce(${value}, 'not known')` : value);

/** How many leads of the typed table have each value. */
const typedValues: Query = ({facts, field: {key, type}, slug}, {column, typed}) =>
  byValue(named(known(column(key), facts, type), type), facts.key, {from: typed(slug), what: 'leads'});

/** The share of leads of the typed table that have a value. */
const typedFillRate: Query = ({facts, field: {key, type}, slug}, {column, typed}) =>
  fillRate(known(column(key), facts, type), {from: typed(slug), what: 'leads'});

/** Which tables have a column for the attribute. */
const columnLookup: Query = ({field, slug}, {catalog, named: nameOf}) =>
  `SELECT table_schema, table_name, column_name
FROM ${catalog(slug)}
WHERE column_name = '${nameOf(field.key)}';`;

/**
 * The same from raw records, by a path into their JSON: the values, or for a sensitive attribute the fill rate, which
 * reads none.
 */
const rawQuery: Query = ({facts, field: {key, type}, slug}, {field, raw, dialect, caseSetting}) => {
  // Only Redshift gives back a number; a path into JSON is text elsewhere.
  const kind = dialect === 'redshift' ? type : 'string';
  const value = known(field(key, type), facts, kind);
  const rows = {from: raw(slug), what: 'records'};
  const query = facts.sensitive ? fillRate(value, rows) : byValue(named(value, kind), facts.key, rows);
  return caseSetting && key !== key.toLowerCase() ? `${caseSetting}\n\n${query}` : query;
};

/**
 * The questions to a delivered attribute with their queries. A sensitive attribute gets none that reads its values.
 *
 * @param facts the attribute
 * @param place the page that shows them, and the brand
 */
export function questionsOf(facts: Attribute, {file, brand: {slug}}: Place): Question[] {
  const version = requireVersion(file);
  const field = deliveredField(version, facts);
  if (!field) {
    return [];
  }
  const delivered = readLeadFields(version).filter(({inDestinations}) => inDestinations);
  const inTypedTable = warehouses.filter(({dialect}) => hasColumn(field, delivered, dialect));
  const ask = (title: string, intro: string, query: Query, where: readonly Warehouse[] = inTypedTable): Question => ({
    title,
    intro,
    queries: where.map((warehouse) => ({warehouse, sql: query({facts, field, slug}, warehouse)})),
  });
  const table = 'The typed table here is `unique_individuals`; yours might have a different name.';
  const share = `The percentage of leads with a value.${facts.sensitive ? ` ${table}` : ''}`;
  return [
    ...(facts.sensitive ? [] : [ask('Leads by value', table, typedValues)]),
    ask('Fill rate', share, typedFillRate),
    ask(
      'From raw records',
      "Raw tables also use the stream's name, and they can contain duplicates.",
      rawQuery,
      warehouses,
    ),
    ask('Look for a column', "If this returns no rows, your tables don't have the column.", columnLookup),
  ];
}

const fence = (dialect: string, value: string): Code => ({
  type: 'code',
  lang: 'sql',
  meta: `dialect="${dialect}"`,
  value,
});

function tabs({queries}: Question): RootContent {
  const items = queries.map(({warehouse: {dialect, label}, sql}) =>
    element('TabItem', {value: dialect, label}, [fence(dialect, sql)]),
  );
  return element('Tabs', {groupId: 'warehouse'}, items);
}

/** Says where only the raw record tells two fields apart. */
function caseNote(questions: readonly Question[], file: string): RootContent[] {
  const isAsked = (warehouse: Warehouse) =>
    questions.every(({queries}) => queries.some((query) => query.warehouse === warehouse));
  const names = warehouses
    .filter((warehouse) => !isAsked(warehouse))
    .map(({label, page}) => `[${label}](${linkTo(file, page)})`);
  return names.length === 0
    ? []
    : [paragraph(`${joinWords(names)} ignore case in column names, so read the raw record there.`)];
}

/**
 * Queries on an attribute as tabs: a tab for each warehouse, a set of tabs for each question.
 *
 * @param facts the attribute
 * @param place the page that shows them, and the brand
 */
export function attributeQueries(facts: Attribute, place: Place): RootContent[] {
  const questions = questionsOf(facts, place);
  return [
    ...caseNote(questions, place.file),
    ...questions.flatMap((question) => [heading(3, question.title), paragraph(question.intro), tabs(question)]),
  ];
}

/**
 * Where the queries on an attribute are, and what to write into them for it.
 *
 * @param facts the attribute
 * @param file the page that shows them, from the repository's root
 */
export function queriesLead(facts: Attribute, file: string): RootContent[] {
  const field = deliveredField(requireVersion(file), facts);
  const page = linkTo(file, 'lead-fields');
  if (!field) {
    return [
      paragraph(
        `To see whether your tables have it anyway, [look for the column](${page}#look-for-a-column) before you query it.`,
      ),
    ];
  }
  const goal = facts.sensitive ? 'calculate the fill rate' : 'count leads by value and calculate the fill rate';
  const value = `\`${known(field.key, facts, field.type)}\``;
  const care = facts.sensitive ? " Don't list its values." : '';
  return [paragraph(`To ${goal}, see [Count a field](${page}#count-a-field). Use ${value} as the value.${care}`)];
}
