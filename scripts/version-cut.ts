import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {docIds, fileOfDoc, isDoc} from '../content/links';
import {messageOf} from '../content/problems';
import {contractFile} from '../content/routeContract';
import {latestVersion, nextVersion} from '../content/versions';
import next from '../sidebars';
import {addRoutes} from './new/sidebars';
import {overlay} from './versions/overlay';
import {type Sidebars, mergeSidebars} from './versions/sidebars';

/** @throws Error with the program's full output when it fails */
const run = (...args: string[]) => execFileSync(process.execPath, args, {stdio: 'pipe', encoding: 'utf8'});

function checkName(name: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(name)) {
    throw new Error(`"${name}" isn't a version; use three numbers: npm run version:cut -- 0.0.2`);
  }
  if (name.localeCompare(latestVersion.name, 'en', {numeric: true}) <= 0) {
    throw new Error(`found version ${name}; allowed: a version above ${latestVersion.name}, the latest`);
  }
}

function mergedSidebars(added: readonly string[]): Sidebars {
  const latest = JSON.parse(fs.readFileSync(latestVersion.sidebars, 'utf8')) as Sidebars;
  return mergeSidebars(latest, next as Sidebars, (id) => added.includes(id));
}

function newPages(folder: string, added: readonly string[], sidebars: Sidebars): string[] {
  const listed = JSON.stringify(sidebars);
  return added.map((id) => {
    const place = listed.includes(`"${id}"`) ? '' : ', in no sidebar: readers find it only by search';
    return `  ${fileOfDoc({version: {folder}, id})} is new${place}`;
  });
}

/**
 * Cuts a version: freezes Next with Docusaurus's own command, adds everything that only the latest version has, and
 * adds new pages to the route contract. The previous version moves to its number, and Next keeps its pages. If anything
 * fails, all changes are rolled back.
 *
 * @param name the new version, such as `0.0.2`
 * @returns a summary and the next steps
 * @throws Error that says what went wrong
 */
function cutVersion(name: string): string {
  checkName(name);
  const folder = `versioned_docs/version-${name}`;
  const sidebarsFile = `versioned_sidebars/version-${name}-sidebars.json`;
  const before = ['versions.json', contractFile].map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  try {
    const added = docIds(nextVersion).filter((id) => !isDoc({version: latestVersion, id}));
    const sidebars = mergedSidebars(added);
    run('node_modules/@docusaurus/core/bin/docusaurus.mjs', 'docs:version', name);
    overlay(folder);
    fs.writeFileSync(sidebarsFile, `${JSON.stringify(sidebars, null, 2)}\n`);
    // Paths of the latest version have no number, so they now belong to the new version.
    addRoutes({...latestVersion, folder}, added);
    run('node_modules/prettier/bin/prettier.cjs', '--write', 'versions.json', contractFile);
    run('node_modules/jiti/lib/jiti-cli.mjs', 'scripts/check.ts');
    return [
      `Version ${name} is the latest. ${latestVersion.name} stays at /docs/${latestVersion.name}.`,
      ...newPages(folder, added, sidebars),
      'Next steps:',
      `  1. Read \`git status\`: it has a new folder and sidebar file, and changes in versions.json and ${contractFile}.`,
      `  2. In ${folder}/, edit what applies only to Next. Keep in content/nextDiffers.yaml only what still differs.`,
      '  3. Commit, and then run `npm test`: each page shows the date of its last commit.',
      '  4. Write a release post in blog/, and give the announcement in config/announcement.ts a new ID.',
    ].join('\n');
  } catch (error) {
    [folder, sidebarsFile].forEach((made) => fs.rmSync(made, {recursive: true, force: true}));
    before.forEach(([file, text]) => fs.writeFileSync(file, text));
    throw error;
  }
}

/** `npm run version:cut -- 0.0.2` */
try {
  console.log(cutVersion(process.argv[2] ?? ''));
} catch (error) {
  console.error(`${messageOf(error)}\nNothing was changed.`);
  process.exitCode = 1;
}
