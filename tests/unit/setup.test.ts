import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {firefoxProblem} from '../../scripts/engines.mjs';
import {isInRange, isInstalled, settingsOfBuild} from '../../scripts/setup.mjs';

const sources = ['brand.ts', 'docusaurus.config.ts', 'sidebars.ts', 'config', 'content', 'plugins', 'remark', 'src'];

function* codeIn(place: string): Generator<string> {
  if (fs.statSync(place).isFile()) {
    yield fs.readFileSync(place, 'utf8');
    return;
  }
  for (const name of fs.readdirSync(place, {recursive: true}) as string[]) {
    if (/\.[jt]sx?$/.test(name)) {
      yield fs.readFileSync(path.join(place, name), 'utf8');
    }
  }
}

test('the stamp of a build holds every setting that the site reads from the environment', () => {
  const code = sources.flatMap((place) => [...codeIn(place)]).join('\n');
  const read = new Set([...code.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name));
  // The generator sets these: they follow from the command and from the configuration.
  ['NODE_ENV', 'DOCUSAURUS_CURRENT_LOCALE'].forEach((name) => read.delete(name));
  assert.ok(read.has('SEARCH_INDEX'));
  assert.deepEqual([...read].sort(), [...settingsOfBuild].sort());
});

test('packages are installed when each that the lock file names is there, but for those of other systems', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  const write = (file: string, packages: object) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), JSON.stringify({packages}));
  };
  const [one, two] = [{version: '1.0.0'}, {version: '2.0.0', optional: true}];
  write('package-lock.json', {'': {name: 'site'}, 'node_modules/one': one, 'node_modules/two': two});
  assert.equal(isInstalled(folder), false);
  const installed = (packages: object) => {
    write('node_modules/.package-lock.json', packages);
    return isInstalled(folder);
  };
  assert.equal(installed({'node_modules/one': one}), true);
  assert.equal(installed({'node_modules/one': one, 'node_modules/two': two}), true);
  assert.equal(installed({'node_modules/two': two}), false);
  assert.equal(installed({'node_modules/one': {version: '0.9.0'}}), false);
  assert.equal(installed({'node_modules/one': one, 'node_modules/two': {version: '1.9.0'}}), false);
});

test('a Firefox that is too old for the tests is named with its version', () => {
  assert.equal(firefoxProblem('/usr/bin/firefox-esr', 'Mozilla Firefox 153.7.0esr'), undefined);
  assert.equal(
    firefoxProblem('/usr/bin/firefox-esr', 'Mozilla Firefox 140.12.0esr'),
    'Firefox 144 or newer is needed, /usr/bin/firefox-esr is 140.12.0. Update it, then run the command again.',
  );
  assert.match(firefoxProblem('/usr/bin/firefox', 'no such thing') ?? '', /is none\./);
});

test('a Node that the packages do not run on is told from one that they do', () => {
  const range = '^20.19.0 || >=22.12.0';
  const fitting = ['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.11.0'];
  const others = ['18.20.8', '20.18.3', '21.7.3', '22.11.0'];
  assert.deepEqual(
    [...fitting, ...others].filter((version) => isInRange(version, range)),
    fitting,
  );
});
