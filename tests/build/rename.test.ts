import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import brand from '../../content/siteBrand';
import {type Outcome, Scratch} from './scratch';
import {contractRoutes} from './site';

// One build of all pages serves two questions. A broken link is reported last, when all files are there; so the copy
// gets one, and everything else must be in order.
const scratch = new Scratch('all');
test.after(() => scratch.remove());

const build = path.join(scratch.folder, 'build');
let outcome: Outcome;

test.before(async () => {
  scratch.change('brand.ts', (source) => source.replaceAll(brand.name, 'Acme Lens').replaceAll(brand.slug, 'acmelens'));
  scratch.change('versioned_docs/version-0.0.1/faq.mdx', (source) => `${source}\n[Nowhere](/docs/nowhere)\n`);
  outcome = await scratch.build();
});

const text = /\.(?:html|js|css|json|xml|txt|svg|webmanifest|md)$/;

const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('a broken link stops the build with the page and the address, and nothing else does', () => {
  const {ok, output} = outcome;
  assert.equal(ok, false);
  assert.match(output, /found broken links!/);
  assert.deepEqual(
    [...output.matchAll(/linking to (\S+)/g)].map(([, address]) => address),
    ['/docs/nowhere'],
  );
  assert.match(output, /source page path = \/docs\/faq:/);
  assert.equal([...output.matchAll(/\[ERROR\]/g)].length, 1, output);
});

test('renaming the product in brand.ts leaves no trace of the old name, in a build without history', () => {
  const pattern = new RegExp(`${brand.name}|${brand.slug}`, 'i');
  const files = filesBelow(build);
  const built = files.filter((file) => file.endsWith('.html'));
  assert.ok(built.length >= contractRoutes.length, `only ${built.length} pages are built`);
  const traces = files.filter(
    (file) => pattern.test(path.basename(file)) || (text.test(file) && pattern.test(fs.readFileSync(file, 'utf8'))),
  );
  assert.deepEqual(
    traces.map((file) => path.relative(build, file)),
    [],
  );
  assert.match(scratch.read('build/docs/intro-to-pixel-tech.html'), /What is Acme Lens/);
  assert.doesNotMatch(scratch.read('build/docs/intro-to-leads.html'), /Last updated on/);
});
