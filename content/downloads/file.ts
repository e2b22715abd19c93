import type {Brand} from '../brandSchema';
import {type DocsVersion, latestVersion} from '../versions';

export type Download = {
  /** Its name in the folder of downloads. */
  file: string;
  /** What it is, in a few words. */
  label: string;
  /** What it is for, as inline Markdown. */
  use: string;
  make: (version: DocsVersion, brand: Brand) => string | Uint8Array;
};

/**
 * Address of a file to download, from the site's root. Files of the latest version have no version in their addresses,
 * so that they stay; Next has no files but the latest version's.
 */
export function downloadPath({status, name}: DocsVersion, file: string): string {
  return status === 'older' ? `/downloads/${name}/${file}` : `/downloads/${file}`;
}

/** The same with host. */
export const downloadUrl = (version: DocsVersion, file: string, {siteUrl, baseUrl}: Brand): string =>
  `${siteUrl}${baseUrl}${downloadPath(version, file).slice(1)}`;

/** Address of a docs page with host, by its id. */
export const pageUrl = ({path, status}: DocsVersion, id: string, {siteUrl, baseUrl}: Brand): string =>
  `${siteUrl}${baseUrl}${(status === 'unreleased' ? latestVersion.path : path).slice(1)}/${id}`;

/** A value as JSON text for people who look at it. */
export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
