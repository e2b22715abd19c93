import fs from 'node:fs';

export type Entry = {revision: string | null; url: string};

const manifest = /\[\{"revision":.*?\}\]/s;
const built = fs.readFileSync('build/sw.js', 'utf8');

/** All files that the worker saves for reading offline. */
export const precache = JSON.parse(manifest.exec(built)?.[0] ?? '[]') as Entry[];

/** Some pages and what all pages load: enough to see what happens to the copy. */
export const fewWith = (...pages: string[]): Entry[] =>
  precache.filter(({url}) => pages.includes(url) || /^(?:assets\/css|js)\//.test(url));

/** The worker, with these files to save. */
export const workerFor = (entries: readonly Entry[]): string => built.replace(manifest, JSON.stringify(entries));
