import * as z from 'zod';
import type {Destination} from '../frontMatter/destination';
import {sourceOf, yamlReader} from '../sources';
import type {DocsVersion} from '../versions';

const text = z.string({error: 'text'}).min(2, 'text').optional();

/**
 * What is known about a destination's delivery, as inline Markdown: guarantee, order, dedupe key, what is sent again,
 * how new fields arrive, whether deletions arrive, and how long to wait.
 */
export const deliverySchema = z.strictObject({
  guarantee: text,
  order: text,
  key: text,
  repeats: text,
  schemaChange: text,
  deletes: text,
  wait: text,
});

export type Delivery = z.infer<typeof deliverySchema>;

/** Facts shared by all destinations, by those with the lead in `_data`, and by those with typed columns as well. */
export const sharedDeliverySchema = z.strictObject({all: deliverySchema, raw: deliverySchema, typed: deliverySchema});

/** Labels of the delivery facts, in display order. */
export const deliveryLabels: Record<keyof Delivery, string> = {
  guarantee: 'Guarantee',
  order: 'Order',
  key: 'Deduplicate by',
  repeats: 'Sent again',
  schemaChange: 'New fields',
  deletes: 'Deletions',
  wait: 'How long to wait',
};

const read = yamlReader(sharedDeliverySchema, 'delivery');

/**
 * Reads the shared delivery facts of a docs version.
 *
 * @throws ProblemsError when the file is invalid
 */
export const readSharedDelivery = (version: DocsVersion): z.infer<typeof sharedDeliverySchema> =>
  read(sourceOf(version, '_facts/delivery.yaml'));

/** Whether records contain the whole lead in `_data`; Oracle uppercases the name. */
export const isRaw = ({output}: Destination): boolean => output.rawColumns.some(({name}) => /^_data$/i.test(name));

/** A destination's delivery facts: its own override those of its layout, which override those of all destinations. */
export const deliveryOf = (facts: Destination, version: DocsVersion): Delivery => {
  const {all, raw, typed} = readSharedDelivery(version);
  const isTyped = isRaw(facts) && facts.output.typedColumns !== undefined;
  return {...all, ...(isRaw(facts) ? raw : {}), ...(isTyped ? typed : {}), ...facts.delivery};
};
