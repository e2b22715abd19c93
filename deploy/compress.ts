import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Kinds of files that shrink; pictures and fonts are compressed already. */
const text = /\.(?:html|css|js|json|map|xml|txt|csv|md|graphql|svg|ico)$/;

/** Smaller files fit into one packet as they are. */
const smallest = 1024;

/** As many files at once as Node has threads for them. */
const atOnce = 4;

/** What every page loads, and readers keep for a year. */
const everywhere = /^assets\/(?:css\/|js\/(?:main|runtime~main)\.)/;

/** 11 is a tenth smaller than 6 and takes fifty times as long, and 9 is within a hundredth of 6. */
const qualityOf = (file: string) => (everywhere.test(file) ? 11 : 6);

async function compress(folder: string, file: string): Promise<void> {
  const from = path.join(folder, file);
  const bytes = await fs.readFile(from);
  if (bytes.length < smallest) {
    return;
  }
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await fs.writeFile(`${from}.br`, await brotli(bytes, {params}));
  await fs.writeFile(`${from}.gz`, await gzip(bytes, {level: 9}));
}

/**
 * Puts a brotli and a gzip file beside every text of a build.
 *
 * @param files paths below the folder
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => text.test(file)).values();
  const lane = async () => {
    for (const file of queue) {
      await compress(folder, file);
    }
  };
  await Promise.all(Array.from({length: atOnce}, lane));
}
