import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {inTurn} from '../inTurn';

const gzip = promisify(zlib.gzip);

/** A file of the copy: its path on the site, of a page without its ending, and what it must be. */
export type CopiedFile = {path: string; hash: string; file: string; disk: number; wire: number};

/** What the copy may weigh as hosts send it. */
export type Budget = {megabytes: number; setIn: string};

const kinds = /\.(?:js|json|css|html|png|jpe?g|gif|svg|ico|woff2?)$/;

const megabyte = 1_000_000;

/** Says which bytes a file has; the worker computes the same (`digestOf` in `src/offline/worker.js`). */
export const digestOf = (bytes: Buffer | string): string =>
  crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Files that are compressed at a time: as many as there are threads for it, unless Node is told otherwise. */
const atOnce = 4;

/** The path by which the worker knows a file (`pathOf` in `src/offline/worker.js`). */
export const pathOf = (file: string): string => file.replace(/(?:^|\/)index\.html$|\.html$/, '');

async function copied(folder: string, file: string): Promise<CopiedFile> {
  const bytes = await fs.promises.readFile(path.join(folder, file));
  const wire = Math.min(bytes.length, (await gzip(bytes)).length);
  return {path: pathOf(file), hash: digestOf(bytes), file, disk: bytes.length, wire};
}

/**
 * Finds the files that the offline copy holds.
 *
 * @param folder the built site
 * @param leftOut whether a file, named from the folder, is not part of the copy
 * @returns the files in the order of their names
 */
export async function copiedFiles(folder: string, leftOut: (file: string) => boolean): Promise<CopiedFile[]> {
  const names = (fs.readdirSync(folder, {recursive: true}) as string[])
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => kinds.test(name) && !leftOut(name))
    .sort();
  return inTurn(names, atOnce, (name) => copied(folder, name));
}

const sum = (files: readonly CopiedFile[], of: 'disk' | 'wire') => files.reduce((total, each) => total + each[of], 0);

const shown = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;

/** What the copy weighs, in words. */
export const sizeOf = (files: readonly CopiedFile[]): string =>
  `offline copy: ${files.length} files, ${shown(sum(files, 'wire'))} compressed on the wire, ` +
  `${shown(sum(files, 'disk'))} on the reader's disk`;

/**
 * Holds the copy to its budget.
 *
 * @throws Error when it weighs more, with the files that weigh most
 */
export function checkBudget(files: readonly CopiedFile[], {megabytes, setIn}: Budget): void {
  if (sum(files, 'wire') > megabytes * megabyte) {
    const largest = files.toSorted((a, b) => b.wire - a.wire).slice(0, 5);
    const names = largest.map(({file, wire}) => `${file} (${shown(wire)})`).join(', ');
    throw new Error(
      `${sizeOf(files)}; allowed are ${megabytes} MB on the wire (${setIn}). The largest are ${names}. ` +
        'Make them smaller, leave them out there, or raise the budget.',
    );
  }
}
