import path from 'node:path';
import {fileLink, opened, writeCorpus} from '../corpus';
import type {Contender} from '../types';
import {folderOf, preparePeer, writeJson} from './peer';

/** The generator that this site is made with, as its starter sets it up, with the faster bundler. */
export const docusaurus: Contender = {
  key: 'docusaurus',
  name: 'Docusaurus classic',
  prepare(corpus) {
    const folder = preparePeer('docusaurus');
    writeCorpus(path.join(folder, 'docs'), corpus, '.md', ({id, body}) => body((to) => fileLink(id, to, '.md')));
    const docs = corpus.map(({label, pages}) => ({type: 'category', label, items: pages.map(({id}) => id)}));
    writeJson(path.join(folder, 'sidebars.json'), {docs});
  },
  folder: () => folderOf('docusaurus'),
  command: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  writer: {
    command: (port) => [
      ...[process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start'],
      ...['--no-open', '--port', String(port)],
    ],
    file: `docs/${opened}.md`,
    route: `/docs/${opened}`,
  },
  caches: ['.docusaurus', 'build', 'node_modules/.cache'],
  output: 'build',
  route: `/docs/${opened}`,
};
