import fs from 'node:fs';

export type Entry = {revision: string | null; url: string};

const manifest = /\[\{"revision":.*?\}\]/s;
const built = fs.readFileSync('build/sw.js', 'utf8');

/** All files that the worker precaches. */
export const precache = JSON.parse(manifest.exec(built)?.[0] ?? '[]') as Entry[];

/** Some pages and the files that all pages load, which is enough to test the copy. */
export const fewWith = (...pages: string[]): Entry[] =>
  precache.filter(({url}) => pages.includes(url) || /^(?:assets\/css|js)\//.test(url));

/** The worker, with these files to precache. */
export const workerFor = (entries: readonly Entry[]): string => built.replace(manifest, JSON.stringify(entries));
