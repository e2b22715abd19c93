import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Texts by what they are made of, in a folder that outlives a build: only what has changed is made again. */
export type TextCache = {
  /** The text for a key; made when the cache does not hold it. */
  get(key: string, make: () => string): string;
  /** Removes the texts that nobody asked for since the cache was opened. */
  prune(): void;
};

/**
 * Opens a cache of texts.
 *
 * @param folder where they are; made when missing
 * @param design what makes them, as a text that differs when they would
 */
export function openTexts(folder: string, design: string): TextCache {
  fs.mkdirSync(folder, {recursive: true});
  const asked = new Set<string>();
  return {
    get(key, make) {
      const name = crypto.createHash('sha256').update(design).update('\0').update(key).digest('hex').slice(0, 32);
      const file = path.join(folder, name);
      asked.add(name);
      if (!fs.existsSync(file)) {
        // A build that is stopped half-way leaves no torn text behind.
        const draft = `${file}.${process.pid}`;
        fs.writeFileSync(draft, make());
        fs.renameSync(draft, file);
      }
      return fs.readFileSync(file, 'utf8');
    },
    prune() {
      for (const name of fs.readdirSync(folder).filter((each) => !asked.has(each))) {
        fs.rmSync(path.join(folder, name), {force: true});
      }
    },
  };
}
