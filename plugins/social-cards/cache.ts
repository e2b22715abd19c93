import fs from 'node:fs/promises';
import path from 'node:path';
import {type Card, cardKey} from './card';
import type {Draw} from './draw';

/** Pictures of cards by content, in a folder that outlives a build. */
export type Cache = {
  /** File of a card's picture; drawn when the cache does not hold it. */
  fileOf(card: Card): Promise<string>;
  /** Removes the pictures that nobody asked for since the cache was opened. */
  prune(): Promise<void>;
};

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/**
 * Opens the cache.
 *
 * @param folder where the pictures are; made when missing
 * @param design digest of what they are drawn with
 * @param draw draws what is missing
 */
export async function openCache(folder: string, design: string, draw: Draw): Promise<Cache> {
  await fs.mkdir(folder, {recursive: true});
  const asked = new Map<string, Promise<string>>();

  async function find(name: string, card: Card): Promise<string> {
    const file = path.join(folder, name);
    if (!(await exists(file))) {
      // A build that is stopped half-way leaves no torn picture behind.
      const draft = `${file}.${process.pid}`;
      await fs.writeFile(draft, await draw(card));
      await fs.rename(draft, file);
    }
    return file;
  }

  return {
    fileOf(card) {
      const name = `${cardKey(card, design)}.png`;
      const found = asked.get(name) ?? find(name, card);
      asked.set(name, found);
      return found;
    },
    async prune() {
      const stale = (await fs.readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(stale.map((name) => fs.rm(path.join(folder, name), {force: true})));
    },
  };
}
