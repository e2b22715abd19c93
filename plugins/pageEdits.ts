import fs from 'node:fs';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {pageFile} from '../src/lib/cardAddress';

/** A page of the build: its address with the base, and its file in the build's folder. */
export type BuiltPage = {route: string; file: string};

/** What a plugin does with all pages. */
export type PageEdit = {
  /** Looks at a page as it was rendered. All pages are looked at before one is edited. */
  look?(html: string, page: BuiltPage): void;
  /** Comes when all pages have been looked at. */
  prepare?(): Promise<void>;
  /** Returns the page as it will be served. */
  edit(html: string, page: BuiltPage): string;
};

type Build = {outDir: string; routesPaths: readonly string[]; baseUrl: string};

/** All that is not done yet and comes before pages are as they will be served. */
const works = new Set<Promise<void>>();

/** The pass that is to come, for the plugins that have not started yet. */
let pass: {edits: PageEdit[]; done: Promise<void>} | undefined;

/** Goes through all pages. Between two of them others have their turn: threads that wait for work, above all. */
async function onAllPages({outDir, routesPaths, baseUrl}: Build, work: (file: string, page: BuiltPage) => void) {
  for (const route of new Set(routesPaths)) {
    const file = pageFile(route, baseUrl);
    work(path.join(outDir, file), {route, file});
    await nextTurn();
  }
}

async function editAll(build: Build, edits: readonly PageEdit[]): Promise<void> {
  // All plugins start before any of them goes on: by then all edits are there. The next language has a pass of its own.
  await Promise.resolve();
  pass = undefined;
  const looks = edits.filter(({look}) => look);
  await onAllPages(build, (file, page) => {
    const html = fs.readFileSync(file, 'utf8');
    looks.forEach(({look}) => look?.(html, page));
  });
  for (const {prepare} of edits) {
    await prepare?.();
  }
  await onAllPages(build, (file, page) => {
    const html = fs.readFileSync(file, 'utf8');
    replaceFile(
      file,
      edits.reduce((text, {edit}) => edit(text, page), html),
    );
  });
}

/**
 * Edits all pages of the build, in one pass for all plugins.
 *
 * @param build the folder and the addresses that the generator gives to a plugin's `postBuild`, and the base address
 * @returns when all plugins' edits are made
 * @throws what one of them throws
 */
export function editPages(build: Build, edit: PageEdit): Promise<void> {
  if (!pass) {
    const edits: PageEdit[] = [];
    pass = {edits, done: beforeServing(() => editAll(build, edits))};
  }
  pass.edits.push(edit);
  return pass.done;
}

/**
 * Announces files that are made from the build. The generator starts all plugins' `postBuild` side by side and none ends
 * before another: who needs the build as it is served waits for `pagesAreEdited`.
 *
 * @returns what the work returns
 */
export function beforeServing(work: () => Promise<void>): Promise<void> {
  const running = work();
  const end = () => works.delete(running);
  works.add(running);
  running.then(end, end);
  return running;
}

/** Ends when all pages are as they will be served; fails when something before that does. */
export async function pagesAreEdited(): Promise<void> {
  // All plugins start before any of them goes on: by then all is announced.
  await Promise.resolve();
  await Promise.all(works);
}

/** Replaces a file that others may be reading: they see it as it was or as it is now, never half of it. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}
