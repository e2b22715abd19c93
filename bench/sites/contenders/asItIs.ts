import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {npm} from '../../../scripts/setup.mjs';
import type {Contender} from '../types';
import {folderOf} from './peer';

/** The site's own last build, opened at its heaviest page. It is copied without its twins, to be packed as all are. */
export const asItIs: Contender = {
  key: 'as-it-is',
  name: 'this site as it is',
  prepare() {
    if (!fs.existsSync('build/index.html')) {
      execFileSync(npm, ['run', 'build'], {stdio: 'inherit'});
    }
    const to = path.join(folderOf('as-it-is'), 'build');
    fs.rmSync(to, {recursive: true, force: true});
    fs.cpSync('build', to, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  },
  folder: () => folderOf('as-it-is'),
  caches: [],
  output: 'build',
  route: '/docs/destinations/kafka',
};
