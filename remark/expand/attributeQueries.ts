import type {Code, RootContent} from 'mdast';
import {type Attribute, deliveredField} from '../../content/facts/attributes';
import {readLeadFields} from '../../content/facts/leadFields';
import {type Warehouse, warehouses} from '../../content/facts/warehouses';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {joinWords} from '../../content/joinWords';
import {type Asked, columnLookup, rawQuery, typedFillRate, typedValues} from './attributeSql';
import {element, heading, paragraph} from './mdx';

/** A page, and the brand's name for schemas. */
type Place = {file: string; brand: {slug: string}};

type Query = (asked: Asked, warehouse: Warehouse) => string;

/** One question to the data, in every dialect that can ask it. */
export type Question = {title: string; intro: string; queries: {warehouse: Warehouse; sql: string}[]};

/** Whether the record has a second field whose name differs only in case. */
function hasTwin({file}: Place, key: string | undefined): boolean {
  const names = readLeadFields(requireVersion(file)).filter(({inDestinations}) => inDestinations);
  return names.filter(({key: name}) => name.toLowerCase() === key?.toLowerCase()).length > 1;
}

/**
 * The questions of an attribute page with their queries. A sensitive attribute gets none that reads its values. One
 * that the list of delivered fields leaves out has nothing to count: it gets the search for its column alone.
 *
 * @param facts the attribute
 * @param place the page that shows them, and the brand
 */
export function questionsOf(facts: Attribute, place: Place): Question[] {
  const field = deliveredField(requireVersion(place.file), facts);
  const asked = {facts, field, slug: place.brand.slug};
  const inTypedTable = warehouses.filter(({keepsCase}) => keepsCase || !hasTwin(place, field?.key));
  const ask = (title: string, intro: string, query: Query, where = warehouses): Question => ({
    title,
    intro,
    queries: where.map((warehouse) => ({warehouse, sql: query(asked, warehouse)})),
  });
  const lookup = ask(
    'Look for a column',
    "No row means your tables don't have it.",
    columnLookup,
    field ? inTypedTable : warehouses,
  );
  if (!field) {
    return [lookup];
  }
  const table = '`unique_individuals` is the typed table here; yours can have another name.';
  return [
    ...(facts.sensitive ? [] : [ask('Leads by value', table, typedValues, inTypedTable)]),
    ask(
      'Fill rate',
      `The share of leads with a value.${facts.sensitive ? ` ${table}` : ''}`,
      typedFillRate,
      inTypedTable,
    ),
    ask('From raw records', "Raw tables have the stream's name too, and can hold duplicates.", rawQuery),
    lookup,
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
    : [paragraph(`${joinWords(names)} ignore case in column names. Read the raw record there.`)];
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

/** What to write for a field in the queries that are the same for all fields. */
function expressionOf(facts: Attribute, key: string, isText: boolean): string {
  const filled = isText ? `nullif(${key}, '')` : key;
  return facts.unknownValue && isText ? `nullif(${filled}, '${facts.unknownValue}')` : filled;
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
        `To see whether your tables have it all the same, [look for the column](${page}#look-for-a-column) before you query it.`,
      ),
    ];
  }
  const what = facts.sensitive ? 'the fill rate' : 'leads by value and the fill rate';
  const value = `\`${expressionOf(facts, field.key, field.type === 'string')}\``;
  const care = facts.sensitive ? " Don't list its values." : '';
  return [
    paragraph(`[Count a field](${page}#count-a-field) has queries for ${what}. Use ${value} as the value.${care}`),
  ];
}
