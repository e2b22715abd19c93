import type {RootContent} from 'mdast';
import {type Attribute, deliveredField, valueAnchor} from '../../content/facts/attributes';
import {type LeadField, type SensitiveSubject, readLeadFields, sensitiveSubjects} from '../../content/facts/leadFields';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {attributeDestinations, type Place} from './attributeDestinations';
import {code, element, factStrip, paragraph, table, warning} from './mdx';

const typeWord = {
  enum: 'text from a fixed list',
  number: 'number',
  ordinal: 'number, an ordinal code',
  boolean: 'a flag',
  string: 'text',
};

/** Describes the type in words; a flag includes its values, as in the table of values. */
const typeOf = ({valueType, values}: Attribute): string =>
  valueType === 'boolean'
    ? `${typeWord.boolean}, ${values.map(({value}) => `\`${value}\``).join(' or ')}`
    : typeWord[valueType];

const fieldOf = ({key}: Attribute, file: string): LeadField | undefined =>
  readLeadFields(requireVersion(file)).find((field) => field.key === key);

const rulesLink = (file: string, label = 'Sensitive fields') =>
  `[${label}](${linkTo(file, 'lead-fields')}#sensitive-fields)`;

/** Says whether an attribute is sensitive; one that isn't marked as sensitive can still be legally protected. */
function sensitiveWord(facts: Attribute, file: string): string {
  if (facts.sensitive) {
    return `Yes. See ${rulesLink(file)}`;
  }
  const subject = fieldOf(facts, file)?.sensitive;
  return subject
    ? `Use with care: ${sensitiveSubjects[subject].care}. See ${rulesLink(file)}`
    : `No (${rulesLink(file, 'limits for all fields')})`;
}

function summary(facts: Attribute, {file}: Place): RootContent[] {
  const {values, valueType, ordinalOf} = facts;
  const {key} = fieldOf(facts, file) ?? deliveredField(requireVersion(file), facts) ?? facts;
  return [
    factStrip([
      ['Field', `\`${key}\``],
      ['Type', typeOf(facts)],
      ['Values', `[${values.length}${valueType === 'string' ? ' listed' : ''}](#values)`],
      ...(ordinalOf ? [['Goes with', `\`${ordinalOf}\``] as const] : []),
      ['Sensitive', sensitiveWord(facts, file)],
    ]),
  ];
}

/** Longest list to show without a filter. */
const shortList = 20;

const order = new Intl.Collator('en', {numeric: true});

function valueTable({key, values: listed, ordinalOf}: Attribute): RootContent[] {
  const isSorted = ordinalOf !== undefined || listed.length > shortList;
  const values = isSorted ? [...listed].sort((one, other) => order.compare(one.value, other.value)) : listed;
  const rows = values.map(({value, meaning}) => [[code(value)], meaning]);
  const anchors = values.map(({value}) => ({id: valueAnchor(value)}));
  const all = table(['Value', 'Meaning'], rows, anchors);
  const words = {label: 'Filter the values', placeholder: 'Value or meaning', total: values.length};
  return values.length > shortList
    ? [element('Filter', words, [element('ScrollTable', {label: `Values of ${key}`}, [all])])]
    : [all];
}

/** Field subjects that privacy laws treat as special categories of data. */
const specialSubjects: ReadonlySet<SensitiveSubject | undefined> = new Set(['origin', 'belief', 'health'] as const);

/** Prohibited uses of a sensitive attribute, with the legal basis rule only for special categories. */
function sensitiveNotice(facts: Attribute, file: string): RootContent {
  const basis = specialSubjects.has(fieldOf(facts, file)?.sensitive)
    ? ' Under the GDPR and several state laws, you also need a separate legal basis to store or use it.'
    : '';
  return warning(
    'Sensitive attribute',
    `Don't use \`${facts.key}\` to make decisions about credit, housing, employment, or insurance, or to exclude people from offers or ads in those areas. The [terms](/terms-and-conditions#restrictions) prohibit these decisions, and US law prohibits many of these uses.${basis} For the rules, see ${rulesLink(file)}.`,
  );
}

/** A SQL expression that is null if the value is unknown, including empty text and the attribute's unknown value. */
function nullIfUnknown({key, type}: LeadField, {unknownValue}: Attribute): string {
  const isText = type === 'string';
  const filled = isText ? `nullif(${key}, '')` : key;
  return unknownValue ? `nullif(${filled}, ${isText ? `'${unknownValue}'` : unknownValue})` : filled;
}

/** Links to the queries on a field, with the expression to use for this attribute. */
function queries(facts: Attribute, {file}: Place): RootContent[] {
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
  const care = facts.sensitive ? " Don't count leads by value." : '';
  return [
    paragraph(
      `To ${goal}, see [Count a field](${page}#count-a-field). Use \`${nullIfUnknown(field, facts)}\` as the value.${care}`,
    ),
  ];
}

/** Components that are generated from the facts of an attribute. */
export const attributeComponents: Record<string, (facts: Attribute, place: Place) => RootContent[]> = {
  AttributeDestinations: attributeDestinations,
  AttributeQueries: queries,
  AttributeSummary: summary,
  AttributeValues: valueTable,
  Sensitive: (facts, {file}) => [
    facts.sensitive ? sensitiveNotice(facts, file) : paragraph("This attribute isn't marked as sensitive."),
  ],
};
