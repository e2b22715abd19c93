import path from 'node:path';
import {isObjectType} from 'graphql';
import * as z from 'zod';
import {readFacts} from './files';
import {readSchema} from './graphql';

const leadField = z.strictObject({
  key: z.string(),
  label: z.string(),
  type: z.enum(['string', 'number', 'integer', 'boolean']),
  group: z.string(),
  meaning: z.string().min(3),
  example: z.union([z.string(), z.number()]),
  inTemplates: z.boolean(),
  inDestinations: z.boolean(),
  attributePage: z.string().nullish(),
});

/** All fields of a lead record: `_facts/lead-fields.yaml`. */
export const leadFieldsSchema = z.array(leadField).min(1);

/** Where a field can be had, in the words that readers see. */
export const places = ['Templates', 'Destinations', 'API'] as const;

export type LeadField = z.infer<typeof leadField> & {places: (typeof places)[number][]};

/** Names that stand in an answer of the API, at any depth. */
function answerNames(version: string): Set<string> {
  const schema = readSchema(version);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  );
  return new Set(types.flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : [])));
}

/** Every field of a lead record of a docs version, with the places where it can be had. */
export function readLeadRecord(version: string): LeadField[] {
  const answered = answerNames(version);
  return readFacts(path.join(version, '_facts', 'lead-fields.yaml'), leadFieldsSchema).map((field) => {
    const has = {Templates: field.inTemplates, Destinations: field.inDestinations, API: answered.has(field.key)};
    return {...field, places: places.filter((place) => has[place])};
  });
}
