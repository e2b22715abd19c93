import path from 'node:path';
import type {RootContent} from 'mdast';
import * as z from 'zod';
import {readFacts} from './files';
import {element, heading, paragraph} from './mdx';

const leadField = z.strictObject({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  group: z.string(),
  meaning: z.string().min(3),
  example: z.unknown(),
  inTemplates: z.boolean(),
  inDestinations: z.boolean(),
  attributePage: z.string().nullish(),
});

/** All fields of a lead record: `_facts/lead-fields.yaml`. */
export const leadFieldsSchema = z.array(leadField).min(1);

export type LeadField = z.infer<typeof leadField>;

const places: Record<string, (field: LeadField) => boolean> = {
  templates: (field) => field.inTemplates,
  destinations: (field) => field.inDestinations,
  all: () => true,
};

const title = (group: string) => `${group.charAt(0).toUpperCase()}${group.slice(1).replaceAll(/[-_]/g, ' ')}`;

function attributeLink({attributePage}: LeadField, where: string): string {
  const id = attributePage?.split('/').pop();
  if (!id) {
    return '';
  }
  const folder = where === 'templates' ? 'personalization' : 'destinations/properties';
  return ` [All values](/docs/${folder}/${id})`;
}

function row(field: LeadField, where: string): RootContent {
  const meaning = field.meaning.replace(/\.?$/, '.');
  return element('Field', {name: field.key, label: field.label, type: field.type, example: String(field.example)}, [
    paragraph(`${meaning}${attributeLink(field, where)}`),
  ]);
}

/**
 * The reference table of lead fields, grouped.
 *
 * @param where `templates`, `destinations` or `all`
 * @throws Error when `where` is something else
 */
export function leadFields(version: string, where: string): RootContent[] {
  const wanted = places[where];
  if (!wanted) {
    throw new Error(`<LeadFields where>: found "${where}", allowed: ${Object.keys(places).join(', ')}`);
  }
  const fields = readFacts(path.join(version, '_facts', 'lead-fields.yaml'), leadFieldsSchema).filter(wanted);
  const groups = [...new Set(fields.map((field) => field.group))];
  return groups.flatMap((group) => [
    heading(3, title(group)),
    element(
      'Fields',
      {},
      fields.filter((field) => field.group === group).map((field) => row(field, where)),
    ),
  ]);
}
