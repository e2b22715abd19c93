import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {settingsOfBuild} from '../../scripts/setup.mjs';

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
  // The generator sets it: it follows from the command.
  read.delete('NODE_ENV');
  assert.ok(read.has('SEARCH_HOST'));
  assert.deepEqual([...read].sort(), [...settingsOfBuild].sort());
});
