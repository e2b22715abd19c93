import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {PluginOptions} from '@docusaurus/plugin-pwa';

type ManifestTransform = NonNullable<PluginOptions['injectManifestConfig']['manifestTransforms']>[number];

/** What the offline copy holds, and how large it may be. */
export type PrecacheOptions = {
  /** Globs of files, from the build folder, that are not part of the copy. */
  ignore: readonly string[];
  /** HTML files that are not pages: they are served under their file name. */
  documents: readonly string[];
  /** Limit of the compressed size; the build fails above it. */
  megabytes: number;
  /** The file to change, for the error message. */
  setIn: string;
};

const megabyte = 1_000_000;

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;

/** Replaces file names of pages by the addresses that hosts serve them under: `docs/faq.html` is `docs/faq`. */
export const cleanUrls =
  (documents: readonly string[]): ManifestTransform =>
  (entries) => ({
    manifest: entries
      .map((entry) => ({
        ...entry,
        url: documents.includes(entry.url) ? entry.url : entry.url.replace(/(^|\/)index\.html$|\.html$/, '$1') || './',
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1)),
  });

/**
 * Reports the size of the copy, gzipped as a host would send it. Takes file names, so it comes before `cleanUrls`.
 *
 * @throws Error above the limit, with the largest files
 */
export const limitSize =
  (folder: string, {megabytes, setIn}: Pick<PrecacheOptions, 'megabytes' | 'setIn'>): ManifestTransform =>
  (entries) => {
    const files = entries.map(({url, size}) => {
      const gzipped = zlib.gzipSync(fs.readFileSync(path.join(folder, url))).length;
      return {url, size: Math.min(size, gzipped)};
    });
    const total = files.reduce((sum, {size}) => sum + size, 0);
    const summary = `Offline copy: ${files.length} files, ${inMegabytes(total)} compressed`;
    if (total > megabytes * megabyte) {
      const largest = files.toSorted((a, b) => b.size - a.size).slice(0, 5);
      throw new Error(
        `${summary}; ${megabytes} MB are allowed (${setIn}). The largest files are ` +
          `${largest.map(({url, size}) => `${url} (${inMegabytes(size)})`).join(', ')}. ` +
          'Make them smaller, ignore them there, or raise the limit.',
      );
    }
    console.log(`[INFO] ${summary} (limit: ${megabytes} MB)`);
    return {manifest: entries};
  };
