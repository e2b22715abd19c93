import type {SearchRecord} from '../types';
import {byPage} from '../engine/records';

/** Depth of a heading in a page: 0 is the part of the site, 1 the page's title. */
export const levels = [0, 1, 2, 3, 4, 5, 6] as const;

export type Level = (typeof levels)[number];

/** The headings above a record, its own included. */
export type Hierarchy = Record<`lvl${Level}`, string | null>;

/** A record in the shape that the service and DocSearch keep. */
export type HostedRecord = {
  objectID: string;
  /** The level of its own heading; `content` when it continues the text of the record before. */
  type: Exclude<`lvl${Level}`, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  language: string;
  lang: string;
  docusaurus_tag: string;
  version: string;
  weight: number;
};

/** Something for each level of a hierarchy. */
export const atLevels = <T>(at: (level: Level) => T) =>
  Object.fromEntries(levels.map((level) => [`lvl${level}`, at(level)])) as Record<`lvl${Level}`, T>;

function toHosted(record: SearchRecord, order: number, siteUrl: string): HostedRecord {
  const {path, anchor, section, trail, continues, text, language, tag, version, weight} = record;
  const address = siteUrl + (path === '/' ? '' : path);
  return {
    objectID: `${path}#${order}`,
    type: continues ? 'content' : `lvl${trail.length as Exclude<Level, 0>}`,
    hierarchy: atLevels((level) => (level === 0 ? section : (trail[level - 1] ?? null))),
    content: text || null,
    url: anchor ? `${address}#${anchor}` : address,
    url_without_anchor: address,
    anchor,
    language,
    lang: language,
    docusaurus_tag: tag,
    version,
    weight,
  };
}

/**
 * Records as they are sent to the service.
 *
 * @param records page by page
 * @param siteUrl the site's address, without a slash at its end
 */
export const hostedRecords = (records: readonly SearchRecord[], siteUrl: string): HostedRecord[] =>
  [...byPage(records).values()].flatMap((page) => page.map((record, order) => toHosted(record, order, siteUrl)));
