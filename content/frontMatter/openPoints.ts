import * as z from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]+$/, 'an id of lower-case letters, digits and -');

/** A statement of a page that nobody has confirmed: an own one, or the id of one in `content/sharedClaims.yaml`. */
export const claimSchema = z.union(
  [id, z.strictObject({id, text: z.string().min(10, 'a sentence of at least 10 characters')})],
  {error: 'id and text, or the id of a shared claim'},
);

/** What a page states without confirmation, and what the product team is asked; keys of the front matter. */
export const openPoints = {
  claims: z.array(claimSchema).min(1, 'at least one claim, or no key').optional(),
  questions: z.array(z.string().min(5)).optional(),
};
