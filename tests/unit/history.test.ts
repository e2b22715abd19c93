import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {hasHistory} from '../../config/history';
import {folderWith} from './folders';

const root = folderWith();

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd, stdio: 'pipe'});

test('dates are read only from a complete history', () => {
  const [whole, shallow] = [path.join(root, 'whole'), path.join(root, 'shallow')];
  fs.mkdirSync(whole);
  git(whole, 'init', '--quiet');
  assert.equal(hasHistory(whole), false);
  git(whole, 'commit', '--quiet', '--allow-empty', '--message', 'first');
  git(root, 'clone', '--quiet', '--depth', '1', `file://${whole}`, shallow);
  assert.deepEqual([whole, shallow, root].map(hasHistory), [true, false, false]);
});
