import fs from 'node:fs';
import path from 'node:path';
import {latestVersion} from '../../../content/versions';
import {buildCommand, startCommand} from '../../../scripts/generator.mjs';
import {Scratch} from '../../../tests/build/scratch';
import {type Category, fileLink, opened, writeCorpus} from '../corpus';
import type {Contender} from '../types';

/**
 * A folder of its own with a link for each package, in place of one link to the folder of all: the bundler keeps its
 * cache there, which must be cold when it should be, and is not that of the project.
 */
function linkPackages(folder: string): void {
  const to = path.join(folder, 'node_modules');
  const from = fs.realpathSync(to);
  fs.rmSync(to);
  for (const name of fs.readdirSync(from).filter((each) => !each.startsWith('.') || each === '.bin')) {
    const names = name.startsWith('@')
      ? fs.readdirSync(path.join(from, name)).map((each) => `${name}/${each}`)
      : [name];
    for (const each of names) {
      fs.mkdirSync(path.dirname(path.join(to, each)), {recursive: true});
      fs.symlinkSync(path.join(from, each), path.join(to, each));
    }
  }
}

/** A copy of the project with few pages of its own, and the corpus in its latest version. */
function copyWith(corpus: readonly Category[]): Scratch {
  const scratch = new Scratch();
  scratch.thin();
  // Links to the pages that were taken away.
  scratch.change('config/markdown.ts', (text) => text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"));
  // A copy for reading offline that is too large stops the build; here it is measured how large all gets.
  scratch.change('config/pwa.ts', (text) => text.replace(/megabytes: \d+/, 'megabytes: 100_000'));
  linkPackages(scratch.folder);
  const docs = path.join(scratch.folder, latestVersion.folder, 'corpus');
  writeCorpus(docs, corpus, '.mdx', ({id, body}) => body((to) => fileLink(id, to, '.mdx')));
  const categories = corpus.map(({label, pages}) => ({
    type: 'category',
    label,
    items: pages.map(({id}) => `corpus/${id}`),
  }));
  scratch.change(latestVersion.sidebars, (text) => {
    const sidebars = JSON.parse(text) as {docs: unknown[]};
    return JSON.stringify({...sidebars, docs: [...sidebars.docs, ...categories]});
  });
  return scratch;
}

let scratch: Scratch | undefined;

/** The project's configuration, plugins and theme over the corpus. */
export const thisSite: Contender = {
  key: 'this-site',
  name: 'this site',
  prepare(corpus) {
    scratch?.remove();
    scratch = copyWith(corpus);
  },
  folder: () => scratch?.folder ?? '',
  command: [process.execPath, ...buildCommand()],
  writer: {
    command: (port) => [process.execPath, ...startCommand, '--no-open', '--port', String(port)],
    file: path.join(latestVersion.folder, 'corpus', `${opened}.mdx`),
    route: `/docs/corpus/${opened}`,
  },
  env: {CI: 'true'},
  caches: ['.docusaurus', 'build', '.cache', 'node_modules/.cache'],
  output: 'build',
  route: `/docs/corpus/${opened}`,
  remove: () => scratch?.remove(),
};
