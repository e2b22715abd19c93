import type {SearchRecord} from '../types';
import {packAnchor, unpackAnchor} from './anchors';
import {readNumbers, writeNumbers} from './columns';

/** A page's facts that its records share. */
export type PackedPage = {
  path: string;
  section: string;
  tag: string;
  version: string;
  language: string;
  records: number;
  /** Words by which writers want the page to be found, with commas between them. */
  keywords?: string;
};

/** Records in columns, without their texts. */
export type PackedRecords = {
  pages: PackedPage[];
  /** Depth of each record; 0 continues the one before. */
  depths: string;
  /** Own headings, a line each. */
  heads: string;
  /** Anchors, a line each; empty where the rule gives it. */
  anchors: string;
  weights: string;
};

/** A record as the reader's browser holds it; its text comes with the answer. */
export type LeanRecord = {
  page: PackedPage;
  /** Its place among the records of its page. */
  order: number;
  /** Whether it continues the text of the record before. */
  continues: boolean;
  /** Headings from the page's title to its own. */
  trail: readonly string[];
  anchor: string | null;
  weight: number;
};

/** Weights are kept to a hundredth. */
const weightStep = 100;

/** Groups records by page, in their order. */
export function byPage<T extends Pick<SearchRecord, 'path'>>(records: readonly T[]): Map<string, T[]> {
  const pages = new Map<string, T[]>();
  for (const record of records) {
    const page = pages.get(record.path);
    if (page) {
      page.push(record);
    } else {
      pages.set(record.path, [record]);
    }
  }
  return pages;
}

/** Packs records, which must stand page by page, into columns. */
export function packRecords(records: readonly SearchRecord[]): PackedRecords {
  const heads = records.map(({trail}) => trail[trail.length - 1] ?? '');
  return {
    pages: [...byPage(records)].map(([path, all]) => {
      const first = all[0] as SearchRecord;
      return {
        path,
        section: first.section,
        tag: first.tag,
        version: first.version,
        language: first.language,
        records: all.length,
        ...(first.keywords && {keywords: first.keywords}),
      };
    }),
    depths: writeNumbers(records.map(({trail, continues}) => (continues ? 0 : trail.length))),
    heads: heads.map((head, index) => (records[index]?.continues ? '' : head)).join('\n'),
    anchors: records
      .map(({anchor}, index) => packAnchor(anchor ?? '', heads[index] ?? '', records[index - 1]?.anchor ?? ''))
      .join('\n'),
    weights: writeNumbers(records.map(({weight}) => Math.round(weight * weightStep))),
  };
}

/**
 * Unpacks records.
 *
 * @throws Error when the columns don't fit together
 */
export function unpackRecords(packed: PackedRecords): LeanRecord[] {
  const heads = packed.heads.split('\n');
  const anchors = packed.anchors.split('\n');
  const depths = readNumbers(packed.depths);
  const weights = readNumbers(packed.weights);
  const total = packed.pages.reduce((sum, {records}) => sum + records, 0);
  if ([heads, anchors, depths, weights].some(({length}) => length !== total)) {
    throw new Error('search index: its columns differ in length');
  }
  let trail: readonly string[] = [];
  let anchor = '';
  let index = 0;
  return packed.pages.flatMap((page) =>
    Array.from({length: page.records}, (_, order): LeanRecord => {
      const depth = depths[index] ?? 0;
      trail = depth === 0 ? trail : [...trail.slice(0, depth - 1), heads[index] ?? ''];
      anchor = unpackAnchor(anchors[index] ?? '', trail[trail.length - 1] ?? '', anchor);
      const weight = (weights[index] ?? weightStep) / weightStep;
      index += 1;
      return {page, order, continues: depth === 0, trail, anchor: anchor || null, weight};
    }),
  );
}
