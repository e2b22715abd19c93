import type {Brand} from '../brandSchema';
import {destinationPages} from '../facts/destinations';
import {destinationCategories} from '../frontMatter/destination';
import type {DocsVersion} from '../versions';
import {csv} from './csv';
import {pageUrl} from './file';

const modes = {
  fullRefreshOverwrite: 'full refresh, overwrite',
  fullRefreshAppend: 'full refresh, append',
  incrementalAppend: 'incremental, append',
  incrementalAppendDeduped: 'incremental, append and deduplicate',
} as const;

const words = {true: 'yes', false: 'no', unknown: 'not confirmed'} as const;

const word = (value: boolean | 'unknown') => words[`${value}`];

/** All destinations of a docs version as CSV: a row each, with sync modes and the address of the page. */
export function destinationsCsv(version: DocsVersion, brand: Brand): string {
  const head = ['destination', 'vendor', 'category', 'availability', 'sign-in', ...Object.values(modes), 'page'];
  const rows = destinationPages(version).map(({id, facts}) => [
    facts.name,
    facts.vendor,
    destinationCategories[facts.category],
    facts.availability === 'ask' ? 'not confirmed' : 'listed',
    facts.auth.join('; '),
    ...(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => word(facts.syncModes[mode])),
    pageUrl(version, id, brand),
  ]);
  return csv([head, ...rows]);
}
