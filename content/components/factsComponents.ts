import {isInputObjectType, isObjectType} from 'graphql';
import {attributeFile, attributeFiles, attributeKeys} from '../facts/attributes';
import {sharedClaimsFile} from '../facts/claims';
import {deliveryFile} from '../facts/delivery';
import {destinationFiles} from '../facts/destinations';
import {diagramFile, diagramNames} from '../facts/diagrams';
import {sharedSettingsFile} from '../facts/sharedSettings';
import {leadFieldsFile} from '../facts/leadFields';
import {readSdl, sdlFile} from '../facts/sdl';
import {type TypedDialect, typedDialects} from '../facts/typedTable';
import {requireVersion, sourcesIn} from '../sources';
import {type Component, type Place, type Props, component, oneOf, optional, text} from './component';

type Made = Pick<Component, 'use' | 'example'> & Partial<Component>;

/** A component made from facts, with what most of them have in common. */
const made = (own: Made): Component => component({kind: 'facts', ...own});

/** One that is made from the `destination` key of its page. */
const fromDestination = (name: string, use: string) => made({use, example: `<${name} />`});

/** The facts of the attribute that a component or its page names. */
function attributeSources(props: Props, {file, attribute}: Place): string[] {
  const key = props.attribute ?? attribute;
  return typeof key === 'string' ? [attributeFile(requireVersion(file), key)] : [];
}

/** The keys of the attributes that there are in the version of a page. */
const attributeValues = ({file}: Place) => attributeKeys(requireVersion(file));

/** One that is made from the facts of an attribute, and from other sources where these are given. */
const fromAttribute = (name: string, use: string, sources: Component['sources'] = () => []) =>
  made({
    use: `${use}, of the page's \`attribute: <key>\` or the one named`,
    example: `<${name} />`,
    props: {attribute: optional(text({values: attributeValues}))},
    sources: (props, place) => [...attributeSources(props, place), ...sources(props, place)],
  });

/** The SDL of the version of a page. */
const sdlSource = (_props: Props, {file}: Place) => [sdlFile(requireVersion(file))];

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

/** What tables of the lead record are made from. */
const leadSources = (_props: Props, {file}: Place) => {
  const version = requireVersion(file);
  return [leadFieldsFile(version), sdlFile(version)];
};

/** Where a table of lead fields may take its fields from. */
export const leadFieldPlaces = ['templates', 'destinations', 'all'] as const;

/** Where a table of sensitive fields may take its fields from. */
export const sensitivePlaces = ['all', 'templates'] as const;

const dialectNames = Object.keys(typedDialects) as [TypedDialect, ...TypedDialect[]];

/** Components that the build replaces by tables, lists and headings made from facts. */
export const factsComponents: Readonly<Record<string, Component>> = {
  Requirements: fromDestination('Requirements', 'what a reader needs'),
  ConnectSteps: fromDestination('ConnectSteps', 'the steps in the dashboard'),
  DestinationSettings: {
    ...fromDestination('DestinationSettings', 'the settings as a reference table'),
    sources: () => [sharedSettingsFile],
  },
  SyncModes: fromDestination('SyncModes', 'the sync modes'),
  DestinationOutput: fromDestination('DestinationOutput', 'the layout, types and naming of what arrives'),
  Delivery: made({
    use: 'guarantee, order, key, repeats, new fields, deletions and waiting time, from the `destination` key of the page and `_facts/delivery.yaml`',
    example: '<Delivery />',
    sources: (_props, {file}) => [deliveryFile(requireVersion(file))],
  }),
  TypedTable: made({
    use: 'the first columns of the typed table as a `CREATE TABLE`, with a link to the whole statement, from `_facts/lead-fields.yaml` and the `destination` key of the page',
    example: '<TypedTable dialect="postgresql" />',
    props: {dialect: oneOf(dialectNames)},
    sources: leadSources,
  }),
  SensitiveColumns: made({
    use: 'the delivered fields that are marked sensitive, from `_facts/attributes/`',
    example: '<SensitiveColumns />',
    sources: (props, place) => [
      ...leadSources(props, place),
      ...attributeValues(place).map((key) => attributeFile(requireVersion(place.file), key)),
    ],
  }),
  SensitiveFields: made({
    use: 'all fields that need care, by subject, from `_facts/lead-fields.yaml`: of a record, or of a template with what a page may do',
    example: '<SensitiveFields where="all" />',
    props: {where: oneOf(sensitivePlaces)},
    sources: leadSources,
  }),
  BeforeDeleting: made({
    use: 'what to do before the rows or documents of a person are deleted',
    example: '<BeforeDeleting />',
  }),
  SuppressFirst: fromDestination('SuppressFirst', 'the same in short, for tools, streams and stores without tables'),
  Limits: fromDestination('Limits', 'the limits'),
  Troubleshooting: fromDestination('Troubleshooting', 'symptoms, causes and fixes'),
  DestinationCatalog: made({
    use: 'all destinations as cards with a filter, from the front matter of their pages',
    example: '<DestinationCatalog />',
    sources: (_props, {file}) => destinationFiles(requireVersion(file)),
  }),
  DestinationTable: made({
    use: 'all destinations in one table to filter and to compare, from the front matter of their pages',
    example: '<DestinationTable />',
    sources: (_props, {file}) => destinationFiles(requireVersion(file)),
  }),
  AttributeDestinations: fromAttribute(
    'AttributeDestinations',
    'the destinations that carry the attribute',
    (props, place) => [...leadSources(props, place), ...destinationFiles(requireVersion(place.file))],
  ),
  AttributeQueries: fromAttribute(
    'AttributeQueries',
    'a link to the queries, with the expression for the attribute',
    leadSources,
  ),
  AttributeSummary: fromAttribute('AttributeSummary', 'the attribute at a glance'),
  AttributeValues: fromAttribute('AttributeValues', 'all values with their meanings'),
  Sensitive: made({
    use: 'what may not be done with an attribute',
    example: '<Sensitive attribute="credit_range" />',
    props: {attribute: optional(text({values: attributeValues}))},
    sources: attributeSources,
  }),
  LeadFields: made({
    use: 'the fields of a lead as a reference table with a filter, from `_facts/lead-fields.yaml`',
    example: '<LeadFields where="templates" />',
    props: {where: oneOf(leadFieldPlaces)},
    // For templates, links to sensitive attributes lead elsewhere.
    sources: (props, place) => [
      ...leadSources(props, place),
      ...(props.where === 'templates' ? attributeFiles(requireVersion(place.file)) : []),
    ],
  }),
  Downloads: made({
    use: 'all files to download, with what each is for and its size, from what the pages are made of',
    example: '<Downloads />',
    sources: (props, place) => [
      ...leadSources(props, place),
      ...attributeFiles(requireVersion(place.file)),
      ...destinationFiles(requireVersion(place.file)),
      ...sourcesIn(requireVersion(place.file), 'graphql', '.mdx'),
    ],
  }),
  LeadDownloads: made({
    use: 'links to the lead record as JSON Schema and CSV',
    example: '<LeadDownloads />',
    sources: leadSources,
  }),
  Operation: made({
    use: "an operation's signature and arguments, from `graphql/schema.graphql`",
    example: '<Operation name="pageview" />',
    props: {name: text({holds: 'an operation', values: operationNames})},
    sources: sdlSource,
  }),
  InputFields: made({
    use: 'the fields of an input type, from `graphql/schema.graphql`',
    example: '<InputFields type="PageviewEventInput" />',
    props: {type: text({holds: 'an input type', values: typeNames(true)})},
    sources: sdlSource,
  }),
  ResponseFields: made({
    use: 'the fields of an answer, from `graphql/schema.graphql`',
    example: '<ResponseFields type="PageviewPayload" />',
    props: {type: text({holds: 'an object type', values: typeNames(false)})},
    sources: sdlSource,
  }),
  NotConfirmed: made({
    use: "a small note below a statement that nobody has confirmed, from the page's `claims`",
    example: '<NotConfirmed claim="schedule" />',
    props: {claim: text({holds: "the id of one of the page's claims"})},
    isAnywhere: true,
    sources: () => [sharedClaimsFile],
  }),
  Diagram: made({
    use: 'a diagram from `src/diagrams`',
    example: '<Diagram name="visitor-to-lead" />',
    props: {name: text({holds: 'a diagram', values: diagramNames})},
    isAnywhere: true,
    sources: ({name}) => (typeof name === 'string' ? [diagramFile(name)] : []),
  }),
};
