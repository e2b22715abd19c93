import fs from 'node:fs';
import path from 'node:path';
import type {Brand} from '../../config/brand';
import {readAttribute} from '../../remark/facts/attribute';
import {downloads} from '../../remark/facts/leadDownloads';
import {type LeadField, readLeadRecord} from '../../remark/facts/leadRecord';

/** Every field may be unknown, and unknown is null. Flags are the numbers 0 and 1. */
const types: Record<LeadField['type'], object> = {
  string: {type: ['string', 'null']},
  number: {type: ['number', 'null']},
  integer: {type: ['integer', 'null']},
  boolean: {type: ['integer', 'null'], enum: [0, 1, null]},
};

/** Values of attributes by the name of their reference page. */
function attributeValues(version: string): Map<string, string[]> {
  const keys = fs.readdirSync(path.join(version, '_facts', 'attributes')).map((name) => path.parse(name).name);
  const attributes = keys.map((key) => readAttribute(version, key));
  return new Map(
    attributes.map(({referenceDocId, values}) => [path.basename(referenceDocId), values.map(({value}) => value)]),
  );
}

/**
 * The lead record as JSON Schema. Names that it does not know and values outside the known ones are allowed, because
 * records gain both; values that are known stand among the examples.
 */
export function leadSchema(version: string, brand: Brand): string {
  const values = attributeValues(version);
  const properties = readLeadRecord(version).map((field) => {
    const {key, label, meaning, type, example, attributePage, places} = field;
    const known = type === 'string' && attributePage ? (values.get(path.basename(attributePage)) ?? []) : [];
    const description = `${meaning.replace(/\.?$/, '.')} Available in: ${places.join(', ')}.`;
    return [key, {title: label, description, ...types[type], examples: [...new Set([example, ...known])]}];
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${brand.siteUrl}${downloads.schema}`,
    title: `${brand.name} lead record`,
    description: 'One lead. A field that is unknown for a person is null or left out.',
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: true,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
