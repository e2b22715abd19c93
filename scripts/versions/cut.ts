import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {isDoc} from '../../content/links';
import {docsVersions, latestVersion, nextVersion} from '../../content/versions';
import next from '../../sidebars';
import {generator} from '../generator.mjs';
import {layOver} from './overlay';
import {type Sidebars, idsIn, mergeSidebars} from './sidebars';
import {Snapshot} from './snapshot';

const merged = '.cache/version-cut';

function run(args: readonly string[]): void {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8', maxBuffer: 1 << 26});
  if (status !== 0) {
    throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
}

function checkName(name: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(name)) {
    throw new Error(`"${name}" is no version; write three numbers: npm run version:cut -- 0.0.2`);
  }
  const known = docsVersions.map((version) => version.name);
  if (known.includes(name)) {
    throw new Error(`version ${name} is there already; released versions: ${known.slice(1).join(', ')}`);
  }
}

function mergedSidebars(): Sidebars {
  const latest = JSON.parse(fs.readFileSync(latestVersion.sidebars, 'utf8')) as Sidebars;
  const isNew = (id: string) => isDoc({version: nextVersion, id}) && !isDoc({version: latestVersion, id});
  return mergeSidebars(latest, next as Sidebars, isNew);
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

function newPages(name: string, sidebars: Sidebars): string[] {
  const listed = idsIn(sidebars);
  const folder = `versioned_docs/version-${name}`;
  return fs
    .readdirSync(nextVersion.folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !fs.existsSync(`${latestVersion.folder}/${file}`))
    .map((file) => file.replace(/\.mdx$/, ''))
    .map(
      (id) =>
        `  ${folder}/${id}.mdx is new${listed.has(id) ? '' : ', and in no sidebar: readers find it by search only'}`,
    );
}

/**
 * Cuts a version: lays Next over the latest version, freezes docs, sidebars, facts and SDL with the generator's own
 * command, and makes it the latest. The version before stays at its number. Next keeps its pages. When anything fails,
 * everything is as it was before.
 *
 * @param name the new version, such as `0.0.2`
 * @returns what was made, and what to do next
 * @throws Error that says what is wrong
 */
export function cutVersion(name: string): string {
  checkName(name);
  const snapshot = new Snapshot();
  // An interrupt ends the generator; what was begun is then undone below.
  process.on('SIGINT', () => undefined);
  try {
    const sidebars = mergedSidebars();
    prepare(sidebars);
    run([generator, 'docs:version', name]);
    snapshot.restore([nextVersion.folder, nextVersion.sidebars]);
    run(['--import', 'tsx', 'scripts/check.ts']);
    return [
      `Version ${name} is the latest. ${latestVersion.name} stays at /docs/${latestVersion.name}.`,
      ...newPages(name, sidebars),
      'What to do now:',
      '  1. Read `git status`: it has a new folder, a new sidebar file and one line of versions.json.',
      `  2. Edit what is for Next only in versioned_docs/version-${name}/, and facts in its _facts/.`,
      '  3. `npm test`, then commit.',
      `  4. Write a release post in blog/, and give the announcement in config/announcement.ts another id.`,
    ].join('\n');
  } catch (error) {
    snapshot.restore();
    throw error;
  } finally {
    snapshot.remove();
  }
}
