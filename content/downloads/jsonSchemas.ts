import path from 'node:path';
import type {Brand} from '../brandSchema';
import {readAttributes} from '../facts/attributes';
import {type LeadField, readLeadFields} from '../facts/leadFields';
import {readSdl} from '../facts/sdl';
import type {DocsVersion} from '../versions';
import {downloadUrl, json} from './file';
import {jsonTypes} from './jsonTypes';
import {readOperations} from './operations';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** Any field can be unknown, which is null. Flags are 0 or 1; some destinations convert them to Booleans. */
const types: Record<LeadField['type'], object> = {
  string: {type: ['string', 'null']},
  number: {type: ['number', 'null']},
  integer: {type: ['integer', 'null']},
  boolean: {type: ['integer', 'boolean', 'null'], enum: [0, 1, false, true, null]},
};

/**
 * The lead record as JSON Schema. It allows unknown fields and values, because records gain both over time; known
 * values are listed as examples.
 */
export function leadSchema(version: DocsVersion, brand: Brand): string {
  const attributes = readAttributes(version);
  const properties = readLeadFields(version).map((field) => {
    const {key, label, meaning, type, example, attributePage, places} = field;
    const attribute = attributes.find(({referenceDocId}) => path.basename(referenceDocId) === attributePage);
    const known = type === 'string' ? (attribute?.values.map(({value}) => value) ?? []) : [];
    const description = `${meaning.replace(/\.?$/, '.')} Available in: ${places.join(', ')}.`;
    return [key, {title: label, description, ...types[type], examples: [...new Set([example, ...known])]}];
  });
  return json({
    $schema: dialect,
    $id: downloadUrl(version, 'lead-record.schema.json', brand),
    title: `${brand.name} lead record`,
    description: 'One lead. Unknown fields are null or omitted.',
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: true,
  });
}

/** The `event` of each API operation as JSON Schema, in `$defs` by type name. */
export function eventSchemas(version: DocsVersion, brand: Brand): string {
  const inputs = readOperations(version).map(({input}) => input);
  return json({
    $schema: dialect,
    $id: downloadUrl(version, 'api-events.schema.json', brand),
    title: `${brand.name} API events`,
    description: 'The event of each operation. Point your validator at the definition of the event you send.',
    $defs: jsonTypes(readSdl(version), inputs, (name) => `#/$defs/${name}`),
  });
}
