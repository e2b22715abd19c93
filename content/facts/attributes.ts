import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {sourceOf, sourcesIn, yamlReader} from '../sources';
import type {DocsVersion} from '../versions';
import {type LeadField, readLeadFields} from './leadFields';

const folder = '_facts/attributes';

/** The anchor of a value's table row. */
export const valueAnchor = (value: string): string => `value-${value.replaceAll(/[^\w.-]+/g, '-')}`;

const text = z.string({error: 'text'}).min(1, 'text');

/** One consumer attribute: `_facts/attributes/<key>.yaml`. */
export const attributeSchema = z
  .strictObject({
    key: text,
    valueType: z.enum(['enum', 'number', 'ordinal', 'boolean', 'string']),
    sensitive: z.boolean({error: 'true or false'}),
    referenceDocId: text,
    ordinalOf: text.optional(),
    unknownValue: text.optional(),
    values: z.array(z.strictObject({value: z.string({error: 'text in quotes'}), meaning: text})).min(2),
  })
  .refine(({values}) => new Set(values.map(({value}) => valueAnchor(value))).size === values.length, {
    path: ['values'],
    message: 'unique values that differ by more than punctuation, because each row has an anchor',
  })
  .refine(({values, unknownValue}) => !unknownValue || values.some(({value}) => value === unknownValue), {
    path: ['unknownValue'],
    message: 'one of the values',
  });

export type Attribute = z.infer<typeof attributeSchema>;

/** The keys of all attributes of a version, in alphabetical order. */
export const attributeKeys = (version: DocsVersion): string[] =>
  sourcesIn(version, folder, '.yaml').map((file) => path.parse(file).name);

const read = yamlReader(attributeSchema, 'an attribute');

/**
 * Reads the facts of one attribute of a docs version.
 *
 * @throws Error that lists the known attributes; ProblemsError when the file is invalid
 */
export function readAttribute(version: DocsVersion, key: string): Attribute {
  const file = sourceOf(version, `${folder}/${key}.yaml`);
  if (!fs.existsSync(file)) {
    throw new Error(`no facts at ${file}; known attributes: ${attributeKeys(version).join(', ')}`);
  }
  return read(file);
}

/** Reads the facts of all attributes of a docs version. */
export const readAttributes = (version: DocsVersion): Attribute[] =>
  attributeKeys(version).map((key) => readAttribute(version, key));

/**
 * The field of a delivered record that contains an attribute; undefined if no delivered field does.
 *
 * If a template field means something else in a record, the record has its own field, which templates don't have.
 */
export function deliveredField(version: DocsVersion, {referenceDocId}: Attribute): LeadField | undefined {
  const page = path.basename(referenceDocId);
  const fields = readLeadFields(version).filter((field) => field.inDestinations && field.attributePage === page);
  return fields.find(({inTemplates}) => !inTemplates) ?? fields[0];
}
