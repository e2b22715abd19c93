import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {npm} from '../../../scripts/setup.mjs';
import type {Contender} from '../types';
import {folderOf} from './peer';

/** The site's own last build, opened at one of its pages. It is copied without its twins, to be packed as all are. */
const openedAt = (key: string, page: string, route: string): Contender => ({
  key,
  name: `this site as it is, ${page}`,
  prepare() {
    if (!fs.existsSync('build/index.html')) {
      execFileSync(npm, ['run', 'build'], {stdio: 'inherit'});
    }
    const to = path.join(folderOf(key), 'build');
    fs.rmSync(to, {recursive: true, force: true});
    fs.cpSync('build', to, {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
  },
  folder: () => folderOf(key),
  caches: [],
  output: 'build',
  route,
});

/** A long page of the kind that most docs pages are, the one that loads most, and the one with the largest table. */
export const asItIs: readonly Contender[] = [
  openedAt('as-it-is', 'Kafka', '/docs/destinations/kafka'),
  openedAt('as-it-is-integrations', 'integrations', '/docs/intro-to-integrations'),
  openedAt('as-it-is-lead-fields', 'lead fields', '/docs/lead-fields'),
];
