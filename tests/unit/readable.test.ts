import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {formatProblem} from '../../content/problems';
import {unreadableFindings} from '../../content/readable';
import {checkContent} from '../../scripts/checks/content';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readable-'));
fs.chmodSync(folder, 0o755);
test.after(() => fs.rmSync(folder, {recursive: true}));

const place = (name: string) => path.join(folder, name);

/** Runs as somebody who is not the machine's owner, whom no mode keeps from reading. */
function asSomebody<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) {
    return run();
  }
  process.seteuid?.(65534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

test("what can't be read is named with file and reason, and what can be read is not", () => {
  fs.writeFileSync(place('good.mdx'), 'text', {mode: 0o644});
  fs.writeFileSync(place('closed.mdx'), 'text', {mode: 0o000});
  fs.mkdirSync(place('folder.mdx'));
  fs.symlinkSync(place('nowhere'), place('link.mdx'));
  const files = ['good.mdx', 'closed.mdx', 'folder.mdx', 'link.mdx'].map(place);
  const said = asSomebody(() => unreadableFindings(files)).map(({file, found}) => `${path.basename(file)}: ${found}`);
  assert.deepEqual(said, [
    'closed.mdx: no way to read it (EACCES)',
    'folder.mdx: a folder in the place of a file',
    'link.mdx: a link that leads to no file',
  ]);
});

test("the check of all content says what it can't read, in place of an error without a file", async () => {
  fs.mkdirSync(place('page.mdx'));
  const {findings} = await checkContent([place('page.mdx')]);
  assert.deepEqual(findings.map(formatProblem), [
    `${place('page.mdx')}:1: a folder in the place of a file; allowed: a file that you may read (\`ls -l ${place('page.mdx')}\`)`,
  ]);
});
