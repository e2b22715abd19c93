import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';

type Files = Readonly<Record<string, string>>;

/** Makes a temporary folder with files in it; who calls this removes it. */
export function makeFolder(files: Files = {}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-')));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** As `makeFolder`, for a file of tests; the folder is removed after them. */
export function folderWith(files?: Files): string {
  const folder = makeFolder(files);
  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** As `folderWith`, and the tests of the file work in it. */
export function workIn(files?: Files): string {
  const home = process.cwd();
  const folder = folderWith(files);
  beforeAll(() => process.chdir(folder));
  afterAll(() => process.chdir(home));
  return folder;
}
