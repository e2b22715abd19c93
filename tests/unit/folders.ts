import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';

type Files = Readonly<Record<string, string>>;

/** Creates a temporary folder with files; the caller removes it. */
export function makeFolder(files: Files = {}): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-')));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Like `makeFolder`, but removes the folder after the tests in the file. */
export function folderWith(files?: Files): string {
  const folder = makeFolder(files);
  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Like `folderWith`, but the tests in the file also run in the folder. */
export function workIn(files?: Files): string {
  const home = process.cwd();
  const folder = folderWith(files);
  beforeAll(() => process.chdir(folder));
  afterAll(() => process.chdir(home));
  return folder;
}
