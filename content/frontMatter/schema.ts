import * as z from 'zod';
import {destinationSchema} from './destination';
import {openPoints} from './openPoints';

const shared = {
  title: z.string().min(2),
  description: z.string().min(50, '50 to 160 characters').max(160, '50 to 160 characters'),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.number().optional(),
  toc_max_heading_level: z.number().optional(),
  ...openPoints,
};

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
  date: z.union([z.string(), z.date()]).optional(),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.enum(['announcement', 'debugging', 'release'])).min(1),
});

const page = z.strictObject({...shared, wrapperClassName: z.string().optional()});

/** The kinds of pages, each with its own front matter. */
export const schemas = {doc, post, page};

export type PageKind = keyof typeof schemas;
