import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'vitest';
import {hasHistory, withDays} from '../../config/history';

const day = '2026-02-03T04:05:06Z';
const env = {...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day};
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd, env, stdio: 'pipe'});

test('days are read from a whole history, and from nothing else', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  const [whole, shallow] = [path.join(root, 'whole'), path.join(root, 'shallow')];
  fs.mkdirSync(whole);
  git(whole, 'init', '--quiet');
  for (const name of ['a.mdx', 'b.tsx']) {
    fs.writeFileSync(path.join(whole, name), name);
    git(whole, 'add', name);
    git(whole, 'commit', '--quiet', '--message', name);
  }
  git(root, 'clone', '--quiet', '--depth', '1', `file://${whole}`, shallow);
  fs.writeFileSync(path.join(whole, 'new.mdx'), 'new');
  assert.deepEqual([whole, shallow, root].map(hasHistory), [true, false, false]);
  const routes = ['a.mdx', 'b.tsx', 'new.mdx'].map((file) => ({
    path: `/${file}`,
    component: '',
    metadata: {sourceFilePath: file},
  }));
  const items: {url: string; lastmod?: string}[] = [
    ...routes.map(({path: url}) => ({url: `https://x.example${url}`})),
    {url: '/known', lastmod: '2025-01-01'},
  ];
  assert.deepEqual(
    withDays(items, routes, 'https://x.example', whole).map(({lastmod}) => lastmod),
    ['2026-02-03', undefined, undefined, '2025-01-01'],
  );
  fs.rmSync(root, {recursive: true});
});
