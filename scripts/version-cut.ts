import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {docIds, fileOfDoc, isDoc, sidebarIdOf} from '../content/links';
import {contractFile} from '../content/routeContract';
import {docsVersions, latestVersion, nextVersion} from '../content/versions';
import next from '../sidebars';
import {enterRoutes} from './new/sidebars';
import {layOver} from './versions/overlay';
import {type Sidebars, idsIn, mergeSidebars} from './versions/sidebars';

/** What a cut reads, changes for a while, or adds to. */
const places = ['docs', 'sidebars.ts', 'versions.json', 'versioned_docs', 'versioned_sidebars', contractFile];

function copyPlaces(some: readonly string[], from: string, to: string): void {
  for (const place of some) {
    fs.rmSync(path.join(to, place), {recursive: true, force: true});
    fs.cpSync(path.join(from, place), path.join(to, place), {recursive: true});
  }
}

/** Aborted when this process is asked to end, so that what was begun can be undone. */
const ending = new AbortController();

/**
 * Runs a program of Node. It is ended when this process is asked to end, and has failed then.
 *
 * @param args the program and what it is told
 * @throws Error with all that it said when it fails
 */
async function run(...args: string[]): Promise<void> {
  const said: Buffer[] = [];
  const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe'], signal: ending.signal});
  // The child reports the end as an error before it has ended.
  child.on('error', () => {});
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk: Buffer) => said.push(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  // Some programs end well when they are asked to end.
  ending.signal.throwIfAborted();
  if (code !== 0) {
    throw new Error(`${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`);
  }
}

const merged = '.cache/version-cut';

const generator = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const prettier = 'node_modules/prettier/bin/prettier.cjs';

function checkName(name: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(name)) {
    throw new Error(`"${name}" is no version; write three numbers: npm run version:cut -- 0.0.2`);
  }
  const known = docsVersions.map((version) => version.name);
  if (known.includes(name)) {
    throw new Error(`version ${name} is there already; released versions: ${known.slice(1).join(', ')}`);
  }
}

function mergedSidebars(added: readonly string[]): Sidebars {
  const latest = JSON.parse(fs.readFileSync(latestVersion.sidebars, 'utf8')) as Sidebars;
  return mergeSidebars(latest, next as Sidebars, (id) => added.map(sidebarIdOf).includes(id));
}

/** Puts the whole version in the place of Next, as the generator freezes what it finds there. */
function prepare(sidebars: Sidebars): void {
  fs.rmSync(merged, {recursive: true, force: true});
  layOver(merged);
  fs.rmSync(nextVersion.folder, {recursive: true});
  fs.cpSync(merged, nextVersion.folder, {recursive: true});
  fs.rmSync(merged, {recursive: true});
  fs.writeFileSync(nextVersion.sidebars, `export default ${JSON.stringify(sidebars, null, 2)};\n`);
}

/** What to say of pages that no version had before. */
function newPages(name: string, added: readonly string[], sidebars: Sidebars): string[] {
  const listed = idsIn(sidebars);
  return added.map((id) => {
    const place = listed.has(sidebarIdOf(id)) ? '' : ', and in no sidebar: readers find it by search only';
    return `  ${fileOfDoc({version: {folder: `versioned_docs/version-${name}`}, id})} is new${place}`;
  });
}

/**
 * Cuts a version: lays Next over the latest version, freezes docs, sidebars, facts and SDL with the generator's own
 * command, makes it the latest, and puts its new pages into the route contract. The version before stays at its number.
 * Next keeps its pages. When anything fails, and when the command is asked to end, everything is as it was before.
 *
 * @param name the new version, such as `0.0.2`
 * @returns what was made, and what to do next
 * @throws Error that says what is wrong
 */
async function cutVersion(name: string): Promise<string> {
  checkName(name);
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'version-cut-'));
  copyPlaces(places, '.', copy);
  try {
    const added = docIds(nextVersion).filter((id) => !isDoc({version: latestVersion, id}));
    const sidebars = mergedSidebars(added);
    prepare(sidebars);
    await run(generator, 'docs:version', name);
    copyPlaces([nextVersion.folder, nextVersion.sidebars], copy, '.');
    // The addresses of the latest version have no number: they are those of the new one now.
    enterRoutes(latestVersion, added);
    await run(prettier, '--write', 'versions.json', contractFile);
    await run('node_modules/jiti/lib/jiti-cli.mjs', 'scripts/check.ts');
    return [
      `Version ${name} is the latest. ${latestVersion.name} stays at /docs/${latestVersion.name}.`,
      ...newPages(name, added, sidebars),
      'What to do now:',
      '  1. Read `git status`: it has a new folder, a new sidebar file, one line of versions.json, and new pages in',
      `     ${contractFile}.`,
      `  2. Edit what is for Next only in versioned_docs/version-${name}/, and facts in its _facts/.`,
      '  3. `npm test`, then commit.',
      `  4. Write a release post in blog/, and give the announcement in config/announcement.ts another id.`,
    ].join('\n');
  } catch (error) {
    copyPlaces(places, copy, '.');
    throw error;
  } finally {
    fs.rmSync(copy, {recursive: true});
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => ending.abort(new Error(`ended by ${signal}`)));
}

/** `npm run version:cut -- 0.0.2` */
cutVersion(process.argv[2] ?? '').then(console.log, (error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.`);
  process.exitCode = 1;
});
