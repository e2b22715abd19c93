import * as z from 'zod';

const text = z.string().min(2);
const fieldTypes = ['string', 'integer', 'boolean', 'enum', 'secret', 'object'] as const;

/** A setting of a destination, as its form shows it. */
export const destinationField = z
  .strictObject({
    key: text,
    label: text,
    type: z.enum(fieldTypes),
    required: z.boolean().optional(),
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
    enum: z.array(z.union([z.string(), z.number()])).optional(),
    meaning: text,
  })
  .refine((value) => value.type !== 'enum' || (value.enum?.length ?? 0) > 0, {
    path: ['enum'],
    message: 'a list of the values allowed, because type is enum',
  });
