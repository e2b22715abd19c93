import type {Brand} from '../brandSchema';
import {destinationPages} from '../facts/destinations';
import {places, readLeadFields, typeWord} from '../facts/leadFields';
import {destinationCategories} from '../frontMatter/destination';
import type {DocsVersion} from '../versions';
import {pageUrl} from './file';

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** The fields of a lead record as CSV by RFC 4180: one row for each, with a yes or no for each place. */
export function leadCsv(version: DocsVersion): string {
  const head = ['field', 'label', 'type', 'group', 'meaning', 'example', ...places.map((place) => place.toLowerCase())];
  const rows = readLeadFields(version).map((field) => [
    field.key,
    field.label,
    typeWord(field),
    field.group,
    field.meaning,
    String(field.example),
    ...places.map((place) => (field.places.includes(place) ? 'yes' : 'no')),
  ]);
  return csv([head, ...rows]);
}

const modes = {
  fullRefreshOverwrite: 'full refresh, overwrite',
  fullRefreshAppend: 'full refresh, append',
  incrementalAppend: 'incremental, append',
  incrementalAppendDeduped: 'incremental, append and deduplicate',
} as const;

const words = {true: 'yes', false: 'no', unknown: 'not confirmed'} as const;

/** All destinations of a docs version as CSV: a row each, with sync modes and the address of the page. */
export function destinationsCsv(version: DocsVersion, brand: Brand): string {
  const head = ['destination', 'vendor', 'category', 'availability', 'sign-in', ...Object.values(modes), 'page'];
  const rows = destinationPages(version).map(({id, facts}) => [
    facts.name,
    facts.vendor,
    destinationCategories[facts.category],
    facts.availability === 'ask' ? 'not confirmed' : 'listed',
    facts.auth.join('; '),
    ...(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => words[`${facts.syncModes[mode]}`]),
    pageUrl(version, id, brand),
  ]);
  return csv([head, ...rows]);
}
