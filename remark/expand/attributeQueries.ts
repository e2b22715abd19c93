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
 * that the list of delivered fields leaves out gets the search for its column first.
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
  const table = '`unique_individuals` is the typed table here; yours may have another name.';
  const ifThere = field ? '' : ' Run the query once the column is there.';
  return [
    ...(field ? [] : [ask('Look for the column', 'No row means that your tables lack it.', columnLookup)]),
    ...(facts.sensitive ? [] : [ask('Leads by value', `${table}${ifThere}`, typedValues, inTypedTable)]),
    ask(
      'Fill rate',
      `The share of leads with a value.${facts.sensitive ? ` ${table}` : ''}${ifThere}`,
      typedFillRate,
      inTypedTable,
    ),
    ask('From raw records', "Raw tables have the stream's name too, and can hold duplicates.", rawQuery),
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
