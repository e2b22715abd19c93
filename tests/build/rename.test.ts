import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import brand from '../../content/siteBrand';
import {Scratch} from './scratch';

const text = /\.(?:html|js|css|json|xml|txt|svg|webmanifest|md)$/;

function* filesBelow(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* filesBelow(file);
    } else {
      yield file;
    }
  }
}

test('renaming the product in brand.ts leaves no trace of the old name, in a build without history', () => {
  const scratch = new Scratch();
  const pattern = new RegExp(`${brand.name}|${brand.slug}`, 'i');
  const {ok, output} = scratch.buildWith('brand.ts', (source) =>
    source.replaceAll(brand.name, 'Acme Lens').replaceAll(brand.slug, 'acmelens'),
  );
  assert.ok(ok, output);
  const build = path.join(scratch.folder, 'build');
  const traces = [...filesBelow(build)].filter(
    (file) => pattern.test(path.basename(file)) || (text.test(file) && pattern.test(fs.readFileSync(file, 'utf8'))),
  );
  assert.deepEqual(
    traces.map((file) => path.relative(build, file)),
    [],
  );
  assert.match(fs.readFileSync(path.join(build, 'docs/intro-to-pixel-tech.html'), 'utf8'), /What is Acme Lens/);
  assert.doesNotMatch(fs.readFileSync(path.join(build, 'docs/intro-to-leads.html'), 'utf8'), /Last updated on/);
  scratch.remove();
});
