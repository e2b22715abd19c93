import {isInputObjectType, isObjectType} from 'graphql';
import {attributeKeys} from '../facts/attributes';
import {diagramNames} from '../facts/diagrams';
import {readSdl} from '../facts/sdl';
import {type TypedDialect, typedDialects} from '../facts/typedTable';
import {requireVersion} from '../sources';
import {type Component, type Place, component, oneOf, optional, text} from './component';

/** A component made from facts: what it is for, its props, and its example where it has required ones. */
const made = (use: string, example: string, own: Partial<Component> = {}): Component =>
  component({kind: 'facts', use, example, ...own});

/** One that is made from the facts of the attribute that it or its page names. */
const fromAttribute = (use: string, example: string) =>
  made(use, example, {
    props: {attribute: optional(text({values: ({file}) => attributeKeys(requireVersion(file))}))},
  });

const ofPage = "of the page's `attribute: <key>` or the one named";

/** The names of the input types, or of the object types, of the version of a page. */
function typeNames(isInput: boolean) {
  return ({file}: Place): string[] =>
    Object.values(readSdl(requireVersion(file)).getTypeMap())
      .filter((type) => (isInput ? isInputObjectType(type) : isObjectType(type)) && !type.name.startsWith('__'))
      .map(({name}) => name);
}

/** The names of the operations of the version of a page. */
const operationNames = ({file}: Place) =>
  Object.keys(readSdl(requireVersion(file)).getMutationType()?.getFields() ?? {});

/** Where a table of lead fields may take its fields from. */
export const leadFieldPlaces = ['templates', 'destinations', 'all'] as const;

/** Where a table of sensitive fields may take its fields from. */
export const sensitivePlaces = ['all', 'templates'] as const;

const dialectNames = Object.keys(typedDialects) as [TypedDialect, ...TypedDialect[]];

/** Components that the build replaces by tables, lists and headings made from facts. */
export const factsComponents: Readonly<Record<string, Component>> = {
  Requirements: made('what a reader needs', '<Requirements />'),
  ConnectSteps: made('the steps in the dashboard', '<ConnectSteps />'),
  DestinationSettings: made('the settings as a reference table', '<DestinationSettings />'),
  SyncModes: made('the sync modes', '<SyncModes />'),
  DestinationOutput: made('the layout, types and naming of what arrives', '<DestinationOutput />'),
  Delivery: made(
    'guarantee, order, key, repeats, new fields, deletions and waiting time, from the `destination` key of the page and `_facts/delivery.yaml`',
    '<Delivery />',
  ),
  TypedTable: made(
    'the first columns of the typed table as a `CREATE TABLE`, with a link to the whole statement, from `_facts/lead-fields.yaml` and the `destination` key of the page',
    '<TypedTable dialect="postgresql" />',
    {props: {dialect: oneOf(dialectNames)}},
  ),
  SensitiveColumns: made(
    'the delivered fields that are marked sensitive, from `_facts/attributes/`',
    '<SensitiveColumns />',
  ),
  SensitiveFields: made(
    'all fields that need care, by subject, from `_facts/lead-fields.yaml`: of a record, or of a template with what a page may do',
    '<SensitiveFields where="all" />',
    {props: {where: oneOf(sensitivePlaces)}},
  ),
  BeforeDeleting: made('what to do before the rows or documents of a person are deleted', '<BeforeDeleting />'),
  SuppressFirst: made('the same in short, for tools, streams and stores without tables', '<SuppressFirst />'),
  Limits: made('the limits', '<Limits />'),
  Troubleshooting: made('symptoms, causes and fixes', '<Troubleshooting />'),
  DestinationCatalog: made(
    'all destinations as cards with a filter, from the front matter of their pages',
    '<DestinationCatalog />',
  ),
  DestinationTable: made(
    'all destinations in one table to filter and to compare, from the front matter of their pages',
    '<DestinationTable />',
  ),
  AttributeDestinations: fromAttribute(
    `the destinations that carry the attribute, ${ofPage}`,
    '<AttributeDestinations />',
  ),
  AttributeQueries: made(
    "a link to the queries, with the expression for the page's `attribute: <key>`",
    '<AttributeQueries />',
  ),
  AttributeSummary: fromAttribute(`the attribute at a glance, ${ofPage}`, '<AttributeSummary />'),
  AttributeValues: fromAttribute(`all values with their meanings, ${ofPage}`, '<AttributeValues />'),
  Sensitive: fromAttribute('what may not be done with an attribute', '<Sensitive attribute="credit_range" />'),
  LeadFields: made(
    'the fields of a lead as a reference table with a filter, from `_facts/lead-fields.yaml`',
    '<LeadFields where="templates" />',
    {props: {where: oneOf(leadFieldPlaces)}},
  ),
  FieldShares: made(
    'how many fields of each group templates and destinations have, from `_facts/lead-fields.yaml`',
    '<FieldShares />',
  ),
  Downloads: made(
    'all files to download, with what each is for and its size, from what the pages are made of',
    '<Downloads />',
  ),
  LeadDownloads: made('links to the lead record as JSON Schema and CSV', '<LeadDownloads />'),
  Operation: made(
    'what an operation does and its arguments, from `graphql/schema.graphql`',
    '<Operation name="pageview" />',
    {props: {name: text({holds: 'an operation', values: operationNames})}},
  ),
  InputFields: made(
    'the fields of an input type, from `graphql/schema.graphql`',
    '<InputFields type="PageviewEventInput" />',
    {props: {type: text({holds: 'an input type', values: typeNames(true)})}},
  ),
  ResponseFields: made(
    'the fields of an answer, from `graphql/schema.graphql`',
    '<ResponseFields type="PageviewPayload" />',
    {props: {type: text({holds: 'an object type', values: typeNames(false)})}},
  ),
  NotConfirmed: made(
    "a small note below a statement that nobody has confirmed, from the page's `claims`",
    '<NotConfirmed claim="schedule" />',
    {props: {claim: text({holds: "the id of one of the page's claims"})}, isAnywhere: true},
  ),
  Diagram: made('a diagram from `src/diagrams`', '<Diagram name="visitor-to-lead" />', {
    props: {name: text({holds: 'a diagram', values: diagramNames})},
    isAnywhere: true,
  }),
};
