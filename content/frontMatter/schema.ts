import fs from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';
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

/** The keys of a data file of the blog, which front matter may name. */
const keysIn = (file: string) =>
  Object.keys((fs.existsSync(file) ? parse(fs.readFileSync(file, 'utf8')) : {}) as object) as [string, ...string[]];

const authors = keysIn('blog/authors.yml');
const tags = keysIn('blog/tags.yml');

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
  authors: z.array(z.enum(authors)).min(1),
  tags: z.array(z.enum(tags)).min(1),
});

const page = z.strictObject({...shared, wrapperClassName: z.string().optional()});

/** The kinds of pages, each with its own front matter. */
export const schemas = {doc, post, page};

export type PageKind = keyof typeof schemas;
