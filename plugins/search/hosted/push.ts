import type {SearchRecord} from '../../../src/search/contract';
import {Api, type ApiOptions} from './api';
import {settings, synonymObjects} from './settings';

/** What the service takes for one record. */
const largestRecord = 10_000;

const defaultBatch = 500;

export type PushOptions = ApiOptions & {
  index: string;
  siteUrl: string;
  /** Records in a request. */
  batch?: number;
  log?: (line: string) => void;
};

/** What differs between the records here and those of the index in use. */
export type Difference = {added: string[]; changed: string[]; removed: string[]; same: number};

/** A record as it is sent: with the site's address. */
export function toHosted(record: SearchRecord, siteUrl: string): SearchRecord {
  const absolute = (url: string) => (url.startsWith('/') ? siteUrl + (url === '/' ? '' : url) : url);
  return {...record, url: absolute(record.url), url_without_anchor: absolute(record.url_without_anchor)};
}

function prepare(records: readonly SearchRecord[], siteUrl: string): SearchRecord[] {
  const hosted = records.map((record) => toHosted(record, siteUrl));
  const large = hosted.filter((record) => Buffer.byteLength(JSON.stringify(record)) > largestRecord);
  if (large.length > 0) {
    const names = large.map(({objectID}) => objectID).join(', ');
    throw new Error(`records above ${largestRecord} bytes, which the service refuses: ${names}`);
  }
  if (new Set(hosted.map(({objectID}) => objectID)).size !== hosted.length) {
    throw new Error('two records have the same objectID: one would overwrite the other');
  }
  return hosted;
}

const batches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({length: Math.ceil(items.length / size)}, (_, at) => items.slice(at * size, (at + 1) * size));

const pathOf = (index: string) => `/1/indexes/${encodeURIComponent(index)}`;

/** All records of an index; none when there is no such index. */
async function browse(api: Api, index: string): Promise<Map<string, SearchRecord>> {
  const found = new Map<string, SearchRecord>();
  let cursor: unknown;
  do {
    const answer = await api.send('POST', `${pathOf(index)}/browse`, cursor ? {cursor} : {hitsPerPage: 1000});
    for (const hit of (answer?.hits ?? []) as SearchRecord[]) {
      found.set(hit.objectID, hit);
    }
    cursor = answer?.cursor;
  } while (cursor);
  return found;
}

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, each]) => [key, sorted(each)]),
      )
    : value;

const print = (record: SearchRecord) => JSON.stringify(sorted(record));

/** Compares the records here with those of the index in use. Nothing is written. */
export async function compare(records: readonly SearchRecord[], options: PushOptions): Promise<Difference> {
  const there = await browse(new Api(options), options.index);
  const here = prepare(records, options.siteUrl);
  const known = here.filter(({objectID}) => there.has(objectID));
  const changed = known.filter((record) => print(record) !== print(there.get(record.objectID) as SearchRecord));
  const ids = new Set(here.map(({objectID}) => objectID));
  return {
    added: here.filter(({objectID}) => !there.has(objectID)).map(({objectID}) => objectID),
    changed: changed.map(({objectID}) => objectID),
    removed: [...there.keys()].filter((id) => !ids.has(id)),
    same: known.length - changed.length,
  };
}

async function fill(
  api: Api,
  temporary: string,
  records: readonly SearchRecord[],
  options: PushOptions,
): Promise<void> {
  const log = options.log ?? (() => undefined);
  const parts = batches(records, options.batch ?? defaultBatch);
  const tasks: unknown[] = [];
  const keep = (answer: Record<string, unknown> | undefined) => tasks.push(answer?.taskID);
  keep(await api.send('PUT', `${pathOf(temporary)}/settings`, settings));
  keep(await api.send('POST', `${pathOf(temporary)}/synonyms/batch?replaceExistingSynonyms=true`, synonymObjects));
  for (const [number, part] of parts.entries()) {
    const requests = part.map((body) => ({action: 'addObject', body}));
    keep(await api.send('POST', `${pathOf(temporary)}/batch`, {requests}));
    log(`batch ${number + 1} of ${parts.length}: ${part.length} records`);
  }
  for (const task of tasks) {
    await api.published(temporary, task);
  }
}

/**
 * Replaces the index in use by these records, at once: they go into a temporary index, which then takes its place. When
 * anything fails the index in use stays as it is, and the temporary one is removed.
 *
 * @returns how many records were sent
 * @throws Error when the service refuses a request, or keeps failing
 */
export async function push(records: readonly SearchRecord[], options: PushOptions): Promise<number> {
  const api = new Api(options);
  const hosted = prepare(records, options.siteUrl);
  if (hosted.length === 0) {
    throw new Error('there are no records: an empty index would take the place of the one in use');
  }
  const temporary = `${options.index}_tmp_${Date.now()}`;
  try {
    await fill(api, temporary, hosted, options);
    const moved = await api.send('POST', `${pathOf(temporary)}/operation`, {
      operation: 'move',
      destination: options.index,
    });
    await api.published(options.index, moved?.taskID);
  } catch (error) {
    await api.send('DELETE', pathOf(temporary)).catch(() => undefined);
    throw error;
  }
  return hosted.length;
}
