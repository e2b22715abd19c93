import fs from 'node:fs';
import path from 'node:path';
import {latestVersion, nextVersion, tagOf} from '../../content/versions';
import type {SearchHit} from '../../src/search/types';
import {Engine} from '../../src/search/engine';
import type {PackedIndex} from '../../src/search/engine/packed';
import {indexFile, indexList, type IndexList, textsFile} from '../../src/search/paths';

/** The build under test. */
export const buildFolder = path.resolve(process.env.BUILD_DIR ?? 'build');

/** Tags of the version that readers see first, and of the one that is being written. */
export const latestTag = tagOf(latestVersion);
export const nextTag = tagOf(nextVersion);

/** A file of the build as text. */
export const readBuilt = (file: string): string => fs.readFileSync(path.join(buildFolder, file), 'utf8');

/** Where the index of a docs version is served. */
export const indexOf = (tag: string): string =>
  indexFile(tag, (JSON.parse(readBuilt(indexList)) as IndexList).hashes[tag] ?? '');

/** The index of a docs version, as it is served. */
export const readIndex = (tag: string): PackedIndex => JSON.parse(readBuilt(indexOf(tag))) as PackedIndex;

/** An engine over the index of a docs version, with the texts that are served. */
export const engineFor = (tag: string): Engine =>
  new Engine([readIndex(tag)], async (page) => JSON.parse(readBuilt(textsFile(page))) as string[]);

/** The hits that the dialog shows for a query while that version is read. */
export const hitsFor = (engine: Engine, tag: string, query: string, limit = 20): SearchHit[] =>
  engine.search({query, filters: {language: 'en', tag}, limit}).result.groups.flatMap(({hits}) => [...hits]);
