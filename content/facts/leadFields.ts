import {isObjectType} from 'graphql';
import * as z from 'zod';
import {sourceOf, yamlReader} from '../sources';
import type {DocsVersion} from '../versions';
import {readSdl} from './sdl';

/**
 * Subjects of sensitive lead fields, in table order, with their label in tables, their wording in a sentence, and what
 * a page may do with them: nothing, choose words and images only, or anything but print them.
 */
export const sensitiveSubjects = {
  credit: {label: 'Credit and cards', care: 'credit', onPages: 'nothing'},
  mortgage: {label: 'Mortgage', care: 'borrowing', onPages: 'nothing'},
  wealth: {label: 'Income and wealth', care: 'income and wealth', onPages: 'nothing'},
  origin: {label: 'Ethnic origin', care: 'ethnic origin', onPages: 'nothing'},
  belief: {label: 'Religion and politics', care: 'religion or politics', onPages: 'nothing'},
  language: {
    label: 'Language, which can suggest national origin',
    care: 'it can suggest national origin',
    onPages: 'words',
  },
  person: {
    label: 'Age, gender, family status, and military service',
    care: 'age, gender, family status, and military service are protected by law',
    onPages: 'words',
  },
  children: {label: 'Children: never use to address them', care: 'children', onPages: 'nothing'},
  health: {label: 'Health and habits', care: 'health and habits', onPages: 'nothing'},
  contact: {label: 'Identity and location', care: 'it shows who or where someone is', onPages: 'unprinted'},
} as const;

export type SensitiveSubject = keyof typeof sensitiveSubjects;

export const sensitiveSubjectKeys = Object.keys(sensitiveSubjects) as [SensitiveSubject, ...SensitiveSubject[]];

/** Groups of lead fields, in table order, and what each contains. */
export const fieldGroups = {
  contact: 'Email, phone, phone details, and address',
  identity: 'Name, age, languages, education, and job; also ethnic origin and beliefs, which are sensitive',
  household: 'People, children, vehicles, and pets',
  financial: 'Credit, income, and wealth; nearly all sensitive',
  property: 'Home and mortgage',
  lifestyle: 'Rural or urban area, luxury, magazines, and healthy living',
  affinity: 'Preferences, such as golf, gourmet food, and pets',
  interest: 'Hobbies, sports, and travel',
  collector: 'Fine arts and sports memorabilia',
  technology: "The visit's browser, network, and location",
  attribution: "The visit's page and campaign",
  record: 'IDs, times, consent, your own values, and hashes',
} as const;

/** Keys of the groups, in table order. */
export const fieldGroupKeys = Object.keys(fieldGroups) as [keyof typeof fieldGroups];

const text = z.string({error: 'text'}).min(1, 'text');

const leadField = z.strictObject({
  key: text,
  label: text,
  type: z.enum(['string', 'number', 'integer', 'boolean']),
  group: z.enum(fieldGroupKeys),
  meaning: text.min(3, 'a meaning in words'),
  example: z.union([z.string(), z.number()], {error: 'text or a number'}),
  /** Set if the field means something else in records than in templates. */
  delivered: z.strictObject({meaning: text.min(3, 'a meaning in words'), example: z.string()}).optional(),
  inTemplates: z.boolean({error: 'true or false'}),
  inDestinations: z.boolean({error: 'true or false'}),
  sensitive: z.enum(sensitiveSubjectKeys).optional(),
  attributePage: text.nullish(),
});

/** All fields of a lead record: `_facts/lead-fields.yaml`. */
export const leadFieldsSchema = z.array(leadField).min(1);

/** The places where a field can be available, as displayed. */
export const places = ['Templates', 'Destinations', 'API'] as const;

export type LeadField = z.infer<typeof leadField> & {places: (typeof places)[number][]};

/** A field's type as displayed: a flag is the number 0 or 1, never true or false. */
export const typeWord = ({type}: Pick<LeadField, 'type'>): string => (type === 'boolean' ? 'flag (0 or 1)' : type);

/** Path of a version's lead fields, from the repository's root. */
export const leadFieldsFile = (version: DocsVersion): string => sourceOf(version, '_facts/lead-fields.yaml');

/** Names of all keys in API responses, at any depth. */
function responseKeys(version: DocsVersion): Set<string> {
  const schema = readSdl(version);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type));
  return new Set(types.flatMap((type) => Object.keys(type.getFields())));
}

const read = yamlReader(leadFieldsSchema, 'the lead record');

/**
 * Reads the fields of a docs version's lead record, with the places where each is available.
 *
 * @throws ProblemsError when the file is invalid
 */
export function readLeadFields(version: DocsVersion): LeadField[] {
  const inResponses = responseKeys(version);
  return read(leadFieldsFile(version)).map((field) => {
    const has = {Templates: field.inTemplates, Destinations: field.inDestinations, API: inResponses.has(field.key)};
    return {...field, places: places.filter((place) => has[place])};
  });
}
