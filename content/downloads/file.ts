import type {Brand} from '../brandSchema';
import {type DocsVersion, latestVersion} from '../versions';

export type Download = {
  /** File name in the downloads folder. */
  file: string;
  /** Short description of the file. */
  label: string;
  /** Its purpose, as inline Markdown. */
  use: string;
  make: (version: DocsVersion, brand: Brand) => string | Uint8Array;
};

/**
 * Path of a download from the site's root. Files of the latest version have no version number in their paths, so their
 * links stay valid; Next links to the latest version's files.
 */
export function downloadPath({status, name}: DocsVersion, file: string): string {
  return status === 'older' ? `/downloads/${name}/${file}` : `/downloads/${file}`;
}

/** Absolute URL of a download. */
export const downloadUrl = (version: DocsVersion, file: string, {siteUrl, baseUrl}: Brand): string =>
  `${siteUrl}${baseUrl}${downloadPath(version, file).slice(1)}`;

/** Absolute URL of a docs page, by its ID. */
export const pageUrl = ({path, status}: DocsVersion, id: string, {siteUrl, baseUrl}: Brand): string =>
  `${siteUrl}${baseUrl}${(status === 'unreleased' ? latestVersion.path : path).slice(1)}/${id}`;

/** Formats a value as indented JSON. */
export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
