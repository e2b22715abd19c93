import * as z from 'zod';
import {keysOfList} from '../facts/blogLists';
import type {PageKind} from '../pageKind';
import {destinationSchema} from './destination';
import {openPoints} from './openPoints';

const shared = {
  title: z.string().min(2),
  description: z
    .string({error: '50 to 160 characters'})
    .min(50, '50 to 160 characters')
    .max(160, '50 to 160 characters'),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.number().optional(),
  toc_max_heading_level: z.number().optional(),
  ...openPoints,
};

/** One of some names; any where their list can't be read, which is a fault of the list. */
const oneOf = ([first, ...more]: readonly string[]) => (first === undefined ? z.string() : z.enum([first, ...more]));

const authors = oneOf(keysOfList('blog/authors.yml'));
const tags = oneOf(keysOfList('blog/tags.yml'));

const pagination = z.union([z.string(), z.null()]).optional();

const doc = z.strictObject({
  ...shared,
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  displayed_sidebar: z.string().optional(),
  pagination_next: pagination,
  pagination_prev: pagination,
  tags: z.array(z.string()).optional(),
  attribute: z.string().optional(),
  destination: destinationSchema.optional(),
});

const post = z.strictObject({
  ...shared,
  slug: z.string().optional(),
  date: z.iso.date({error: 'a day of the calendar as 2027-01-31'}).optional(),
  authors: z.array(authors).min(1),
  tags: z.array(tags).min(1),
});

const page = z.strictObject({...shared, wrapperClassName: z.string().optional()});

/** The front matter of each kind of page. */
export const schemas = {doc, post, page} satisfies Record<PageKind, z.ZodType>;
