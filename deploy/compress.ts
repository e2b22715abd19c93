import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compressible files; images and fonts are already compressed. */
const text = /\.(?:html|css|js|json|map|xml|txt|csv|md|graphql|sql|svg)$/;

/** Files smaller than this fit into one packet. */
const minBytes = 1024;

/** Files that every page loads and browsers cache for a year. */
const everywhere = /^assets\/(?:css\/|js\/(?:main|runtime~main)\.)/;

/** Quality 11 saves 10% over 6 but takes 50 times as long. */
const qualityOf = (file: string) => (everywhere.test(file) ? 11 : 6);

/** Writes a Brotli and a gzip copy next to every text file in a build. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((each) => text.test(each))) {
    const from = path.join(folder, file);
    const bytes = await fs.readFile(from);
    if (bytes.length >= minBytes) {
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const [br, gz] = await Promise.all([brotli(bytes, {params}), gzip(bytes, {level: 9})]);
      await Promise.all([fs.writeFile(`${from}.br`, br), fs.writeFile(`${from}.gz`, gz)]);
    }
  }
}
