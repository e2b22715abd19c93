import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import type {SearchRecord} from '../../src/search/types';
import {packIndex} from '../../src/search/engine/pack';
import {byPage} from '../../src/search/engine/records';
import {format} from '../../src/search/engine/packed';
import {indexFile, indexList, type IndexList, textsFile} from '../../src/search/paths';

/** What an index weighs as hosts send it. */
export type IndexSize = {tag: string; records: number; pages: number; bytes: number};

/** An index above this no longer fits, with the code that reads it, into the 150 KB that a first query may cost. */
export const sensibleBytes = 125_000;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const hashOf = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);

const compress = promisify(zlib.brotliCompress);

/** An index as it is served, and what it weighs then. */
export type PackedText = {text: string; bytes: number};

/** Packs an index of records, which must stand page by page. Other plugins go on while it is compressed. */
export async function packedText(records: readonly SearchRecord[]): Promise<PackedText> {
  const text = JSON.stringify(packIndex(records));
  const {length} = await compress(text, {params: {[zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length}});
  return {text, bytes: length};
}

/** The records of one docs version, with those of the pages outside the docs. */
export const recordsOfTag = (records: readonly SearchRecord[], tag: string): SearchRecord[] =>
  records.filter(({tag: own}) => own === tag || own === 'default');

/**
 * Writes what the embedded search serves: an index for each docs version under the hash of what is in it, a list of
 * the indexes, and the texts of each page.
 *
 * @param tags the `docusaurus_tag` of each docs version
 * @param pack packs an index (`packedText`), or has it from an earlier build
 * @returns what each index weighs, compressed
 */
export async function writeSearchFiles(
  outDir: string,
  records: readonly SearchRecord[],
  tags: readonly string[],
  pack: (records: readonly SearchRecord[]) => Promise<PackedText>,
): Promise<IndexSize[]> {
  for (const [page, all] of byPage(records)) {
    write(path.join(outDir, textsFile(page)), JSON.stringify(all.map(({text}) => text)));
  }
  const indexes = await Promise.all(
    tags.map(async (tag) => {
      const own = recordsOfTag(records, tag);
      const {text, bytes} = await pack(own);
      const hash = hashOf(text);
      write(path.join(outDir, indexFile(tag, hash)), text);
      return {hash, tag, records: own.length, pages: byPage(own).size, bytes};
    }),
  );
  const list: IndexList = {format, hashes: Object.fromEntries(indexes.map(({tag, hash}) => [tag, hash]))};
  write(path.join(outDir, indexList), JSON.stringify(list));
  return indexes.map(({hash: _, ...size}) => size);
}

/** What to tell whoever builds when an index has outgrown the browser; nothing while it fits. */
export function sizeWarning({tag, records, pages, bytes}: IndexSize): string | undefined {
  const kilobytes = (value: number) => `${Math.round(value / 1000)} KB`;
  return bytes <= sensibleBytes
    ? undefined
    : `search: the index of ${tag} (${pages} pages, ${records} records) is ${kilobytes(bytes)} compressed; readers ` +
        `load it at the first key, and ${kilobytes(sensibleBytes)} is sensible. Use hosted search: set SEARCH_APP_ID, ` +
        'SEARCH_API_KEY and SEARCH_INDEX, build, then run `npm run search:push` (src/search/README.md).';
}
