import * as z from 'zod';

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
