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

/** The type in words; a flag comes with the values that it takes, as the table of values has them. */
const typeOf = ({valueType, values}: Attribute): string =>
  valueType === 'boolean'
    ? `${typeWord.boolean}, ${values.map(({value}) => `\`${value}\``).join(' or ')}`
    : typeWord[valueType];

const fieldOf = ({key}: Attribute, file: string): LeadField | undefined =>
  readLeadFields(requireVersion(file)).find((field) => field.key === key);

const rulesLink = (file: string) => `[Sensitive fields](${linkTo(file, 'lead-fields')}#sensitive-fields)`;

/** Whether an attribute is sensitive; one that is not marked so can still be about something that the law protects. */
function sensitiveWord(facts: Attribute, file: string): string {
  if (facts.sensitive) {
    return `Yes. See ${rulesLink(file)}`;
  }
  const subject = fieldOf(facts, file)?.sensitive;
  return subject ? `Use with care: ${sensitiveSubjects[subject].care}. See ${rulesLink(file)}` : 'No';
}

function summary(facts: Attribute, {file}: Place): RootContent[] {
  const {values, ordinalOf} = facts;
  const {key} = fieldOf(facts, file) ?? deliveredField(requireVersion(file), facts) ?? facts;
  return [
    factStrip([
      ['Field', `\`${key}\``],
      ['Type', typeOf(facts)],
      ['Values', String(values.length)],
      ...(ordinalOf ? [['Goes with', `\`${ordinalOf}\``] as const] : []),
      ['Sensitive', sensitiveWord(facts, file)],
    ]),
  ];
}

/** Lists up to this length are short enough to show whole, without a filter. */
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

/** What privacy law counts as a special category of data, by the subject of a field. */
const specialSubjects: ReadonlySet<SensitiveSubject | undefined> = new Set(['origin', 'belief', 'health'] as const);

/** What may not be done with a sensitive attribute. The rule on special categories is for those alone. */
function sensitiveNotice(facts: Attribute, file: string): RootContent {
  const basis = specialSubjects.has(fieldOf(facts, file)?.sensitive)
    ? ' Under the GDPR and several state laws, you also need a separate legal basis to store or use it.'
    : '';
  return warning(
    'Sensitive attribute',
    `Don't use \`${facts.key}\` to make decisions about credit, housing, employment, or insurance, or to exclude people from offers or ads in those areas. US law prohibits this.${basis} For the rules, see ${rulesLink(file)}.`,
  );
}

/** An expression that is null where nothing is known: empty text counts, and so does a value that says so. */
function nullIfUnknown({key, type}: LeadField, {unknownValue}: Attribute): string {
  const isText = type === 'string';
  const filled = isText ? `nullif(${key}, '')` : key;
  return unknownValue ? `nullif(${filled}, ${isText ? `'${unknownValue}'` : unknownValue})` : filled;
}

/** Where the queries on a field are, and what to write into them for this one. */
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

/** Components that an attribute page fills from the facts it names. */
export const attributeParts: Record<string, (facts: Attribute, place: Place) => RootContent[]> = {
  AttributeDestinations: attributeDestinations,
  AttributeQueries: queries,
  AttributeSummary: summary,
  AttributeValues: valueTable,
  Sensitive: (facts, {file}) => [
    facts.sensitive ? sensitiveNotice(facts, file) : paragraph("This attribute isn't marked as sensitive."),
  ],
};
