import type {RootContent} from 'mdast';
import {type Attribute, valueAnchor} from '../../content/facts/attributes';
import {readLeadFields} from '../../content/facts/leadFields';
import type {SensitiveSubject} from '../../content/facts/sensitiveSubjects';
import {requireVersion} from '../../content/sources';
import {attributeDestinations} from './attributeDestinations';
import {attributeQueries} from './attributeQueries';
import {filtered} from './filter';
import {admonition, code, element, paragraph, table} from './mdx';

/** The page that shows the parts, and the brand's name for schemas. */
type Place = {file: string; brand: {slug: string}};

const typeWord = {
  enum: 'text, one of a list',
  number: 'number',
  ordinal: 'number, an ordinal code',
  boolean: 'a flag',
  string: 'text',
};

/** The type in words; a flag comes with the values that it takes, as the table of values has them. */
const typeOf = ({valueType, values}: Attribute): string =>
  valueType === 'boolean'
    ? `${typeWord.boolean}, ${values.map(({value}) => `\`${value}\``).join(' or ')}`
    : typeWord[valueType];

function summary(facts: Attribute): RootContent[] {
  const {key, values, sensitive, ordinalOf} = facts;
  const rows: [string, string][] = [
    ['Field', `\`${key}\``],
    ['Type', typeOf(facts)],
    ['Values', String(values.length)],
    ...(ordinalOf ? ([['Goes with', `\`${ordinalOf}\``]] as [string, string][]) : []),
    ['Sensitive', sensitive ? 'Yes: see what you may not do with it' : 'No'],
  ];
  return [table(['What', 'Fact'], rows)];
}

/** Lists up to this length are taken in at a glance. */
const shortList = 20;

function valueTable({key, values}: Attribute): RootContent[] {
  const rows = values.map(({value, meaning}) => [[code(value)], meaning]);
  const anchors = values.map(({value}) => ({id: valueAnchor(value)}));
  const box = element('ScrollTable', {label: `Values of ${key}`}, [table(['Value', 'Meaning'], rows, anchors)]);
  const words = {label: 'Filter the values', placeholder: 'Value or meaning'};
  return [values.length > shortList ? filtered({...words, total: values.length}, [box]) : box];
}

/** What privacy law counts as a special category of data, by the subject of a field. */
const specialSubjects: ReadonlySet<SensitiveSubject | undefined> = new Set(['origin', 'belief', 'health'] as const);

/** What may not be done with a sensitive attribute. The rule on special categories is for those alone. */
function sensitiveNotice({key}: Attribute, file: string): RootContent {
  const subject = readLeadFields(requireVersion(file)).find((field) => field.key === key)?.sensitive;
  const basis = specialSubjects.has(subject)
    ? ': data about race, religion, politics or health needs a legal basis of its own'
    : '';
  return admonition(
    'warning',
    [
      paragraph(
        `Do not use \`${key}\` to decide on credit, housing, employment or insurance, or to leave people out of such offers. US law, the Fair Credit Reporting Act and fair-lending and fair-housing rules among it, forbids it.`,
      ),
      paragraph(
        `Where the GDPR or a state privacy law applies, check with counsel before you store or use it${basis}. Never show visitors what you know about them.`,
      ),
    ],
    'Sensitive attribute',
  );
}

/** Components that an attribute page fills from the facts it names. */
export const attributeParts: Record<string, (facts: Attribute, place: Place) => RootContent[]> = {
  AttributeDestinations: (facts, {file}) => attributeDestinations(facts, file),
  AttributeQueries: attributeQueries,
  AttributeSummary: summary,
  AttributeValues: valueTable,
  Sensitive: (facts, {file}) => [
    facts.sensitive ? sensitiveNotice(facts, file) : paragraph('This attribute is not marked sensitive.'),
  ],
};
