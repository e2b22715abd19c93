import * as z from 'zod';
import type {Destination} from '../frontMatter/destination';
import {sourceOf, yamlReader} from '../sources';
import type {DocsVersion} from '../versions';

const text = z.string({error: 'text'}).min(2, 'text').optional();

/**
 * What a destination is known to do with records, as inline Markdown: how often one arrives, in which order, what to
 * deduplicate by, what is sent again and when, what a new field does, whether a deletion arrives, how long to wait.
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

/** What all destinations share, those whose records hold the lead in `_data`, and those with typed columns as well. */
export const sharedDeliverySchema = z.strictObject({all: deliverySchema, raw: deliverySchema, typed: deliverySchema});

/** The points of delivery in the words and the order that readers see. */
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
 * What destinations of a docs version share about delivery.
 *
 * @throws ProblemsError when the file is not valid
 */
export const readSharedDelivery = (version: DocsVersion): z.infer<typeof sharedDeliverySchema> =>
  read(sourceOf(version, '_facts/delivery.yaml'));

/** Whether records hold the whole lead in `_data`; Oracle writes the name in capitals. */
export const isRaw = ({output}: Destination): boolean => output.rawColumns.some(({name}) => /^_data$/i.test(name));

/** What is known of a destination's delivery: its own facts before those that its layout shares, before those of all. */
export const deliveryOf = (facts: Destination, version: DocsVersion): Delivery => {
  const {all, raw, typed} = readSharedDelivery(version);
  const isTyped = isRaw(facts) && facts.output.typedColumns !== undefined;
  return {...all, ...(isRaw(facts) ? raw : {}), ...(isTyped ? typed : {}), ...facts.delivery};
};
