import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {pathToFileURL} from 'node:url';
import {hasWholeHistory} from '../../config/history';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
test.after(() => fs.rmSync(folder, {recursive: true}));

const at = (name: string) => path.join(folder, name);
const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});

test('days of last changes are read from a whole history alone', () => {
  git('init', '--quiet', 'whole');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@site.example'];
  for (const message of ['One', 'Two']) {
    git('-C', 'whole', ...author, 'commit', '--quiet', '--allow-empty', '--message', message);
  }
  git('clone', '--quiet', '--depth=1', pathToFileURL(at('whole')).href, 'shallow');
  fs.mkdirSync(at('archive'));
  fs.mkdirSync(at('damaged/.git'), {recursive: true});
  const answers = ['whole', 'shallow', 'archive', 'damaged'].map((name) => hasWholeHistory(at(name)));
  assert.deepEqual(answers, [true, false, false, false]);
});
