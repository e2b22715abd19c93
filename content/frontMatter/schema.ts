import * as z from 'zod';
import {keysOfList} from '../facts/blogLists';
import {type PageKind, slugForm} from '../pageFile';
import {destinationSchema} from './destination';

export const claimId = z.string().regex(/^[a-z][a-z0-9-]+$/, 'an ID of lowercase letters, digits, and -');
export const claimText = z.string().min(10, 'a sentence of at least 10 characters');

/** An unconfirmed statement on a page: its own, or the ID of one in `content/sharedClaims.yaml`. */
const claimSchema = z.union([claimId, z.strictObject({id: claimId, text: claimText})], {
  error: 'id and text, or the ID of a shared claim',
});

export const day = z.iso.date({error: 'a date such as 2027-01-31'});
const oneOrMore = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1)]);
/** Docusaurus rejects an empty string. */
const text = z.string().min(1, 'text, or no key').optional();
const tocLevel = z.number({error: '2 to 6'}).min(2, '2 to 6').max(6, '2 to 6').optional();

const shared = {
  title: z.string().min(2),
  description: z
    .string({error: '50 to 160 characters'})
    .min(50, '50 to 160 characters')
    .max(160, '50 to 160 characters'),
  keywords: z.array(z.string()).min(1).optional(),
  image: text,
  slug: z.string().regex(slugForm, 'a path such as /billing, without ? and #').optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: tocLevel,
  toc_max_heading_level: tocLevel,
  last_update: z
    .strictObject({date: day.optional(), author: text})
    .refine(({date, author}) => date ?? author, 'date, author, or both')
    .optional(),
  custom_edit_url: z.union([z.url(), z.literal(''), z.null()], {error: 'a URL, or null'}).optional(),
  /** Unconfirmed statements on the page. */
  claims: z.array(claimSchema).min(1, 'at least one claim, or no key').optional(),
  /** Questions for the product team. */
  questions: z.array(z.string().min(5)).optional(),
};

/** One of a list of names; any string if the list can't be read, which is reported separately. */
const oneOf = ([first, ...more]: readonly string[]) => (first === undefined ? z.string() : z.enum([first, ...more]));

const doc = z.strictObject({
  ...shared,
  hide_title: z.boolean().optional(),
  sidebar_label: text,
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_key: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  displayed_sidebar: z.string().nullish(),
  pagination_label: z.string().optional(),
  pagination_next: z.string().nullish(),
  pagination_prev: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  attribute: z.string().optional(),
  destination: destinationSchema.optional(),
});

const page = z.strictObject({...shared, wrapperClassName: z.string().optional()});

/** The front matter schema of each kind of page; a post's reads the current blog lists. */
export const schemas = {
  doc,
  get post() {
    return z.strictObject({
      ...shared,
      title_meta: text,
      sidebar_label: text,
      date: day.optional(),
      authors: oneOrMore(oneOf(keysOfList('blog/authors.yml'))),
      tags: z.array(oneOf(keysOfList('blog/tags.yml'))).min(1),
    });
  },
  page,
} satisfies Record<PageKind, z.ZodType>;
