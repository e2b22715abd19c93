import path from 'node:path';
import {fileLink, opened, writeCorpus} from '../corpus';
import type {Contender} from '../types';
import {folderOf, preparePeer, writeJson} from './peer';

/** VitePress shows no title from the front matter: the body has it. */
export const vitepress: Contender = {
  key: 'vitepress',
  name: 'VitePress',
  prepare(corpus) {
    const folder = preparePeer('vitepress');
    writeCorpus(
      path.join(folder, 'docs'),
      corpus,
      '.md',
      ({id, title, body}) => `# ${title}\n\n${body((to) => fileLink(id, to, '.md'))}`,
    );
    const sidebar = corpus.map(({label, pages}) => ({
      text: label,
      collapsed: true,
      items: pages.map(({id, title}) => ({text: title, link: `/docs/${id}`})),
    }));
    writeJson(path.join(folder, 'sidebar.json'), sidebar);
  },
  folder: () => folderOf('vitepress'),
  command: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
  writer: {
    command: (port) => [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'dev', '--port', String(port)],
    file: `docs/${opened}.md`,
    route: `/docs/${opened}.html`,
  },
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite', 'node_modules/.cache'],
  output: '.vitepress/dist',
  route: `/docs/${opened}.html`,
};
