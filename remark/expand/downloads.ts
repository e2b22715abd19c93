import type {RootContent} from 'mdast';
import {downloads} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import brand from '../../content/siteBrand';
import type {DocsVersion} from '../../content/versions';
import {fileLink} from './leadDownloads';
import {table} from './mdx';

/** A size as readers know it from lists of files. */
const sizeOf = (text: string) => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1024))}\u00a0KB`;

/** All files to download, with what each is for and its size. */
export function downloadTable(version: DocsVersion): RootContent[] {
  const rows = downloads.map(({file, label, use, make}) => [
    [fileLink(downloadPath(version, file), label)],
    use,
    sizeOf(make(version, brand)),
  ]);
  return [table(['File', 'Use it to', 'Size'], rows)];
}
