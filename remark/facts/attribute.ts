import path from 'node:path';
import type {RootContent} from 'mdast';
import * as z from 'zod';
import {readFacts} from './files';
import {filtered} from './filter';
import {code, element, paragraph, table} from './mdx';

/** The anchor of a value's row. */
const anchorOf = (value: string) => `value-${value.replaceAll(/[^\w.-]+/g, '-')}`;

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** One consumer attribute: `_facts/attributes/<key>.yaml`. */
export const attributeSchema = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    valueType: z.enum(['enum', 'number', 'ordinal', 'boolean', 'string']),
    group: z.string(),
    sensitive: z.boolean(),
    referenceDocId: z.string(),
    personalizationDocId: z.string(),
    ordinalOf: z.string().optional(),
    values: z.array(z.strictObject({value: z.string(), meaning: z.string().min(1)})).min(2),
  })
  .refine(({values}) => isUnique(values.map(({value}) => value)), {
    path: ['values'],
    message: 'every value once; one stands here twice',
  })
  .refine(({values}) => isUnique(values.map(({value}) => anchorOf(value))), {
    path: ['values'],
    message: 'values that differ by more than signs, because each row has an address',
  });

export type Attribute = z.infer<typeof attributeSchema>;

/** Reads the facts of one attribute of a docs version. */
export const readAttribute = (version: string, key: string): Attribute =>
  readFacts(path.join(version, '_facts', 'attributes', `${key}.yaml`), attributeSchema);

const typeWord = {
  enum: 'text, one of a list',
  number: 'number',
  ordinal: 'number, an ordinal code',
  boolean: 'true or false',
  string: 'text',
};

function summary({key, valueType, values, sensitive, ordinalOf}: Attribute): RootContent[] {
  const rows: [string, string][] = [
    ['Field', `\`${key}\``],
    ['Type', typeWord[valueType]],
    ['Values', String(values.length)],
    ...(ordinalOf ? ([['Goes with', `\`${ordinalOf}\``]] as [string, string][]) : []),
    ['Sensitive', sensitive ? 'Yes: read what may not be done with it' : 'No'],
  ];
  // Readers search for the attribute by its key, which is in the first row's second cell.
  return [table(['What', 'Fact'], rows, [{'data-search-entry': key}])];
}

/** Lists up to this length are taken in at a glance. */
const shortList = 20;

function valueTable({key, values}: Attribute): RootContent[] {
  const rows = values.map(({value, meaning}) => [[code(value)], meaning]);
  const anchors = values.map(({value}) => ({id: anchorOf(value)}));
  const box = element('ScrollTable', {label: `Values of ${key}`}, [table(['Value', 'Meaning'], rows, anchors)]);
  const words = {label: 'Filter the values', placeholder: 'Value or meaning'};
  return [values.length > shortList ? filtered({...words, total: values.length}, [box]) : box];
}

/** Components that an attribute page fills from the facts it names. */
export const attributeParts: Record<string, (facts: Attribute) => RootContent[]> = {
  AttributeSummary: summary,
  AttributeValues: valueTable,
  Sensitive: (facts) => [
    ...(facts.sensitive
      ? [element('SensitiveNotice', {field: facts.key})]
      : [paragraph('This attribute is not marked sensitive.')]),
  ],
};
