import fs from 'node:fs';
import path from 'node:path';
import {buildSchema, isInputObjectType} from 'graphql';
import {parse} from 'yaml';
import versions from '../../versions.json';

const folder = path.join('versioned_docs', `version-${versions[0]}`);

const source = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

type Setting = {key: string; label: string; meaning: string; enum?: unknown[]};

/** An entry that search must find: its name, and what else is known of it. */
export type Wanted = {name: string; anchor?: RegExp; text?: string; under?: string};

const {description, destination} = parse(/^---\n(.*?)\n---/s.exec(source('destinations/kafka.mdx'))?.[1] ?? '') as {
  description: string;
  destination: {fields: Setting[]};
};

const attribute = parse(source('_facts/attributes/credit_range.yaml')) as {key: string; values: {value: string}[]};

const schema = buildSchema(source('graphql/schema.graphql'));

const input = schema.getType('SuppressionEventInput');

/** What the card of that destination says on the page of all destinations. */
export const cardText = description;

/** The entries of some pages, by the facts that the pages are made of. */
export const wanted: Record<string, Wanted[]> = {
  '/docs/destinations/kafka': destination.fields.flatMap(({key, label, enum: values = []}) => [
    {name: key, anchor: /^field-/, ...(label === key ? {} : {text: `${label}. `})},
    ...values.map(String).flatMap((name) => (/^(?:true|false|[01])$/.test(name) ? [] : [{name, under: key}])),
  ]),
  '/docs/destinations/properties/credit-range-property': [
    {name: attribute.key},
    ...attribute.values.map(({value}) => ({name: value, anchor: /^value-/})),
  ],
  '/docs/graphql/suppression-graphql-request': [
    {name: 'suppression'},
    ...Object.keys(isInputObjectType(input) ? input.getFields() : {}).map((name) => ({name, anchor: /^field-/})),
  ],
  '/docs/intro-to-integrations': [],
};
