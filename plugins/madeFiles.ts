import crypto from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Files by what they are made of, in a folder that outlives a build: only what has changed is made again. */
export type MadeFiles = {
  /** The file for a key; made when the folder does not hold it. */
  fileOf(key: string, make: () => string | Promise<string | Uint8Array>): Promise<string>;
  /** Removes the files that nobody asked for since the folder was opened. */
  prune(): Promise<void>;
};

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/**
 * Opens a folder of made files.
 *
 * @param folder where they are; made when missing
 * @param design what makes them, as a text that differs when they would
 */
export async function openMade(folder: string, design: string): Promise<MadeFiles> {
  await fs.mkdir(folder, {recursive: true});
  const asked = new Map<string, Promise<string>>();

  async function find(name: string, make: () => string | Promise<string | Uint8Array>): Promise<string> {
    const file = path.join(folder, name);
    if (!(await exists(file))) {
      // A build that is stopped half-way leaves no torn file behind.
      const draft = `${file}.${process.pid}`;
      await fs.writeFile(draft, await make());
      await fs.rename(draft, file);
    }
    return file;
  }

  return {
    fileOf(key, make) {
      const name = crypto.createHash('sha256').update(design).update('\0').update(key).digest('hex').slice(0, 32);
      const found = asked.get(name) ?? find(name, make);
      asked.set(name, found);
      return found;
    },
    async prune() {
      const stale = (await fs.readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(stale.map((name) => fs.rm(path.join(folder, name), {force: true})));
    },
  };
}

/** Values by what they are made of, in such a folder. */
export type MadeValues = {
  /** The value for a key; made when the folder does not hold it. */
  valueOf<Value>(key: string, make: () => Value | Promise<Value>): Promise<Value>;
  /** Removes the values that nobody asked for since the folder was opened. */
  prune(): Promise<void>;
};

/**
 * The same for values, as JSON holds them: no sets, nothing undefined.
 *
 * @param folder where they are; made when missing
 * @param design what makes them, as a text that differs when they would
 */
export async function openMadeValues(folder: string, design: string): Promise<MadeValues> {
  const {fileOf, prune} = await openMade(folder, design);
  return {
    valueOf: async <Value>(key: string, make: () => Value | Promise<Value>) => {
      const file = await fileOf(key, async () => JSON.stringify(await make()));
      return JSON.parse(await fs.readFile(file, 'utf8')) as Value;
    },
    prune,
  };
}

/**
 * Digest of code that makes something: the files of folders, and the packages that they are installed with.
 *
 * @param root the project's folder
 * @param places files and folders below it; of a folder the files that stand in it
 */
export function codeIn(root: string, places: readonly string[]): string {
  const files = [...places, 'package-lock.json'].flatMap((place) => {
    const full = path.join(root, place);
    return path.extname(place)
      ? [full]
      : readdirSync(full)
          .filter(path.extname)
          .map((name) => path.join(full, name));
  });
  return files
    .sort()
    .reduce((hash, file) => hash.update(readFileSync(file)).update('\0'), crypto.createHash('sha256'))
    .digest('hex');
}
