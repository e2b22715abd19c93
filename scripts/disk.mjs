import fs from 'node:fs';

/** A build, its generator's cache and the last good build, in bytes: 60 MB each for the site as it is, and some air. */
const needed = 200 * 2 ** 20;

/** Below this a write has failed, or is about to. */
const full = 20 * 2 ** 20;

/**
 * What a build that failed has to say about the disk; nothing while there is room. Tools report a full disk in their own
 * ways, some of them not at all.
 *
 * @param {number} free bytes that are left where it writes
 * @returns {string} a sentence with a space before it, or nothing
 */
export const diskNote = (free) =>
  free < full
    ? ` The disk is full: ${Math.floor(free / 2 ** 20)} MB are left in this folder, a build needs ${needed / 2 ** 20}.`
    : '';

/**
 * Bytes that are left where a folder is.
 *
 * @param {string} folder
 */
export function freeBytes(folder) {
  const {bavail, bsize} = fs.statfsSync(folder);
  return bavail * bsize;
}
