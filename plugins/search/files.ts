import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {SearchRecord} from '../../src/search/types';
import {packIndex} from '../../src/search/engine/pack';
import {byPage} from '../../src/search/engine/records';
import {indexFile, textsFile} from '../../src/search/paths';

/** What an index weighs as hosts send it. */
export type IndexSize = {tag: string; records: number; pages: number; bytes: number};

/** An index above this no longer fits, with the code that reads it, into the 150 KB that a first query may cost. */
export const sensibleBytes = 125_000;

function write(file: string, value: unknown): string {
  const text = JSON.stringify(value);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  return text;
}

const compressed = (text: string) =>
  zlib.brotliCompressSync(text, {params: {[zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length}}).length;

/** The records of one docs version, with those of the pages outside the docs. */
export const recordsOfTag = (records: readonly SearchRecord[], tag: string): SearchRecord[] =>
  records.filter(({tag: own}) => own === tag || own === 'default');

/**
 * Writes what the embedded search serves: an index for each docs version, and the texts of each page.
 *
 * @param tags the `docusaurus_tag` of each docs version
 * @returns what each index weighs, compressed
 */
export function writeSearchFiles(
  outDir: string,
  records: readonly SearchRecord[],
  tags: readonly string[],
): IndexSize[] {
  for (const [page, all] of byPage(records)) {
    write(
      path.join(outDir, textsFile(page)),
      all.map(({text}) => text),
    );
  }
  return tags.map((tag) => {
    const own = recordsOfTag(records, tag);
    const text = write(path.join(outDir, indexFile(tag)), packIndex(own));
    return {tag, records: own.length, pages: byPage(own).size, bytes: compressed(text)};
  });
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
