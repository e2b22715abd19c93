import {isDeepStrictEqual} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../../../src/search/types';
import {hostsOf} from '../../../src/search/hosted/hosts';
import {type HostedRecord, hostedRecords} from '../../../src/search/hosted/records';
import {settings, synonymObjects} from './settings';

/** What the service takes for one record. */
const largestRecord = 10_000;

/** How the service is reached, and what is sent. */
export type PushOptions = {
  appId: string;
  adminKey: string;
  index: string;
  /** Address of a compatible server; empty for the service's own hosts. */
  host: string;
  siteUrl: string;
};

/** What differs between the records here and those of the index in use. */
export type Difference = {added: string[]; changed: string[]; removed: string[]; same: number};

function prepare(records: readonly SearchRecord[], siteUrl: string): HostedRecord[] {
  const hosted = hostedRecords(records, siteUrl);
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

const clientFor = ({appId, adminKey, host}: PushOptions) => algoliasearch(appId, adminKey, hostsOf(host));

/** Whether the service knows no such index. */
const isMissing = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;

/** All records of an index; none when there is no such index. */
async function browse(options: PushOptions): Promise<Map<string, HostedRecord>> {
  const found = new Map<string, HostedRecord>();
  try {
    await clientFor(options).browseObjects<HostedRecord>({
      indexName: options.index,
      aggregator: ({hits}) => hits.forEach((hit) => found.set(hit.objectID, hit)),
    });
  } catch (error) {
    if (!isMissing(error)) {
      throw error;
    }
  }
  return found;
}

/**
 * Compares the records here with those of the index in use. Nothing is written.
 *
 * @throws Error when a record can't be sent, or the service does not answer
 */
export async function compare(records: readonly SearchRecord[], options: PushOptions): Promise<Difference> {
  const here = prepare(records, options.siteUrl);
  const there = await browse(options);
  const known = here.filter(({objectID}) => there.has(objectID));
  const changed = known.filter((record) => !isDeepStrictEqual(record, there.get(record.objectID)));
  const ids = new Set(here.map(({objectID}) => objectID));
  return {
    added: here.filter(({objectID}) => !there.has(objectID)).map(({objectID}) => objectID),
    changed: changed.map(({objectID}) => objectID),
    removed: [...there.keys()].filter((id) => !ids.has(id)),
    same: known.length - changed.length,
  };
}

/**
 * Replaces the records of the index in use, at once: the client fills a temporary index, which takes the place of the
 * other, and removes it when anything fails.
 *
 * @returns how many records were sent
 * @throws Error when there is nothing to send, or the service refuses a request or keeps failing
 */
export async function push(records: readonly SearchRecord[], options: PushOptions): Promise<number> {
  const objects = prepare(records, options.siteUrl);
  if (objects.length === 0) {
    throw new Error('there are no records: an empty index would take the place of the one in use');
  }
  const client = clientFor(options);
  const {index: indexName} = options;
  // They stay with the index while its records are replaced.
  const tasks = [
    await client.setSettings({indexName, indexSettings: settings}),
    await client.saveSynonyms({indexName, synonymHit: synonymObjects, replaceExistingSynonyms: true}),
  ];
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
  await client.replaceAllObjects({indexName, objects});
  return objects.length;
}
