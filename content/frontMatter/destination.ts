import * as z from 'zod';
import {deliverySchema} from '../facts/delivery';
import {destinationField, withSharedSettings} from '../facts/sharedSettings';

/** Destination categories: the key in front matter, and the label in the sidebar and in headings. */
export const destinationCategories = {
  warehouse: 'Warehouses',
  lakehouse: 'Lakehouses',
  database: 'Databases',
  storage: 'Object storage',
  queue: 'Queues and event streams',
  'vector-store': 'Vector stores',
  search: 'Search engines',
  messaging: 'Messaging',
  'email-marketing': 'Email and marketing tools',
  ads: 'Ads',
  crm: 'CRM',
  spreadsheet: 'Spreadsheets and files',
  'file-transfer': 'Spreadsheets and files',
  webhook: 'Webhooks and automation',
} as const;

export type DestinationCategory = keyof typeof destinationCategories;

const categoryKeys = Object.keys(destinationCategories) as [DestinationCategory, ...DestinationCategory[]];
const text = z.string().min(2);

const mode = z.union([z.boolean(), z.literal('unknown')], {error: 'true, false, or unknown'});

/** Default notes for columns that most destinations have. */
const usualNotes: Readonly<Record<string, string>> = {
  _lead_id: 'UUID of the record',
  _emitted_at: 'Time the record was read from the pixel store',
  _loaded_at: 'Time the row reached the typed table, empty until then',
  _data: 'The whole lead as JSON',
};

const rawColumn = z
  .strictObject({name: z.string().min(1), type: z.string(), note: z.string().optional()})
  .transform((column) => ({...column, note: column.note ?? usualNotes[column.name]}));

/** The facts of one destination, from its page's front matter. */
export const destinationSchema = z.strictObject({
  name: text,
  vendor: text,
  category: z.enum(categoryKeys),
  docsUrl: z.url().optional(),
  icon: z.string().optional(),
  availability: z.enum(['listed', 'ask']),
  auth: z.array(text).default([]),
  requirements: z.array(text).min(1),
  fields: z.preprocess(withSharedSettings, z.array(destinationField).min(1)),
  syncModes: z.strictObject({
    fullRefreshOverwrite: mode,
    fullRefreshAppend: mode,
    incrementalAppend: mode,
    incrementalAppendDeduped: mode,
    namespaces: mode,
    overwriteClears: z.boolean({error: 'true or false'}).optional(),
  }),
  output: z.strictObject({
    landing: text,
    rawColumns: z.array(rawColumn),
    typedColumns: text.optional(),
    typedMeta: z.array(z.strictObject({name: text, type: text})).default([]),
    formats: z.array(z.string()).default([]),
    typeMap: z.array(z.strictObject({from: z.string(), to: z.string()})).default([]),
    naming: z.array(text).default([]),
    notes: z.array(text).default([]),
  }),
  delivery: deliverySchema.default({}),
  limits: z.array(text).default([]),
  troubleshooting: z.array(z.strictObject({symptom: text, cause: text, fix: text})).min(1),
});

export type Destination = z.infer<typeof destinationSchema>;
export type DestinationField = Destination['fields'][number];
