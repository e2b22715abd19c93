import {isInputObjectType, isObjectType} from 'graphql';
import {attributeKeys} from '../facts/attributes';
import {diagramNames} from '../facts/diagrams';
import {readSdl} from '../facts/sdl';
import {type TypedDialect, typedDialects} from '../facts/typedTable';
import {requireVersion} from '../sources';
import {type Component, type Place, component, oneOf, optional, text} from './component';

/** Defines a component made from facts: its purpose, and its props with an example. */
const made = (use: string, own: Partial<Component> = {}): Component => component({kind: 'facts', use, ...own});

/** Defines a component made from the facts of the attribute that it, or its page, names. */
const fromAttribute = (use: string, own: Partial<Component> = {}) =>
  made(use, {props: {attribute: optional(text({values: ({file}) => attributeKeys(requireVersion(file))}))}, ...own});

const named = "that the component or the page's `attribute` key names";

function typeNames(isInput: boolean) {
  return ({file}: Place): string[] =>
    Object.values(readSdl(requireVersion(file)).getTypeMap())
      .filter((type) => (isInput ? isInputObjectType(type) : isObjectType(type)) && !type.name.startsWith('__'))
      .map(({name}) => name);
}

const operationNames = ({file}: Place) =>
  Object.keys(readSdl(requireVersion(file)).getMutationType()?.getFields() ?? {});

/** The sources of fields for a table of lead fields. */
export const leadFieldPlaces = ['templates', 'destinations', 'all'] as const;

/** The sources of fields for a table of sensitive fields. */
export const sensitivePlaces = ['all', 'templates'] as const;

const dialectNames = Object.keys(typedDialects) as [TypedDialect, ...TypedDialect[]];

/** Components that the build replaces with tables, lists, and headings generated from facts. */
export const factsComponents: Readonly<Record<string, Component>> = {
  Requirements: made('what a reader needs'),
  ConnectSteps: made('the steps in the dashboard'),
  DestinationSettings: made('the settings as a reference table'),
  SyncModes: made('the sync modes'),
  DestinationOutput: made('the layout, types, and naming of what arrives'),
  Delivery: made(
    'the delivery guarantee, order, dedupe key, resends, new fields, deletions, and how long to wait, from the `destination` key of the page and `_facts/delivery.yaml`',
  ),
  TypedTable: made(
    'the first columns of the typed table as a `CREATE TABLE`, with a link to the full statement, from `_facts/lead-fields.yaml` and the `destination` key of the page',
    {example: '<TypedTable dialect="postgresql" />', props: {dialect: oneOf(dialectNames)}},
  ),
  SensitiveColumns: made('the delivered fields that are marked sensitive, from `_facts/attributes/`'),
  SensitiveFields: made(
    'the sensitive fields by subject, from `_facts/lead-fields.yaml`: all fields of a record, or those in templates with what a page may do with them',
    {example: '<SensitiveFields where="all" />', props: {where: oneOf(sensitivePlaces)}},
  ),
  BeforeDeleting: made("what to do before you delete a person's rows or documents"),
  SuppressFirst: made('a shorter version of `<BeforeDeleting />`, for tools, streams, and stores without tables'),
  Limits: made('the limits'),
  Troubleshooting: made('symptoms, causes, and fixes'),
  DestinationTable: made(
    'all destinations in one table that readers can filter and compare, from the front matter of their pages',
  ),
  AttributeDestinations: fromAttribute(`the destinations that receive the attribute ${named}`),
  AttributeQueries: made("a link to the queries, with the expression for the page's `attribute: <key>`"),
  AttributeSummary: fromAttribute(`a summary of the attribute ${named}; it links to the heading "Values"`),
  AttributeValues: fromAttribute(`all values of the attribute ${named}, with their meanings`),
  Sensitive: fromAttribute('what an attribute must not be used for', {
    example: '<Sensitive attribute="credit_range" />',
  }),
  LeadFields: made('the fields of a lead as a reference table with a filter, from `_facts/lead-fields.yaml`', {
    example: '<LeadFields where="templates" />',
    props: {where: oneOf(leadFieldPlaces)},
  }),
  FieldShares: made('how many fields of each group templates and destinations have, from `_facts/lead-fields.yaml`'),
  Downloads: made('all downloads, with the purpose and size of each'),
  LeadDownloads: made('links to the lead record as JSON Schema and CSV'),
  Operation: made('the arguments of an operation, from `graphql/schema.graphql`', {
    example: '<Operation name="pageview" />',
    props: {name: text({valueType: 'an operation', values: operationNames})},
  }),
  InputFields: made('the fields of an input type, from `graphql/schema.graphql`', {
    example: '<InputFields type="PageviewEventInput" />',
    props: {type: text({valueType: 'an input type', values: typeNames(true)})},
  }),
  ResponseFields: made('the fields of a response, from `graphql/schema.graphql`', {
    example: '<ResponseFields type="PageviewPayload" />',
    props: {type: text({valueType: 'an object type', values: typeNames(false)})},
  }),
  NotConfirmed: made("a small note below a statement that nobody has confirmed, from the page's `claims`", {
    example: '<NotConfirmed claim="schedule" />',
    props: {claim: text({valueType: "the id of one of the page's claims"})},
    isAnywhere: true,
  }),
  Diagram: made('a diagram from `src/diagrams`', {
    example: '<Diagram name="visitor-to-lead" />',
    props: {name: text({valueType: 'a diagram', values: diagramNames})},
    isAnywhere: true,
  }),
};
