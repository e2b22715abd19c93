import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {docsVersions} from '../../content/versions';
import {designOf, openPassed} from '../../plugins/page-checks/passed';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'));

test.after(() => fs.rmSync(temporary, {recursive: true}));

const [{folder: docs} = {folder: ''}] = docsVersions;

/** One build: in which pages it looks, of which those with a slip do not pass. */
function build(file: string, design: string, pages: Record<string, string>) {
  const passed = openPassed(file, design);
  const looked: string[] = [];
  for (const [page, source] of Object.entries(pages)) {
    if (!passed.has({file: page, source})) {
      looked.push(page);
      if (!source.includes('slip')) {
        passed.add({file: page, source});
      }
    }
  }
  passed.save();
  return {looked};
}

test('a page that has passed is left alone until its text or what decides about it changes', () => {
  const file = path.join(temporary, 'deep', 'passed.json');
  const pages = {'docs/a.mdx': 'one', 'docs/b.mdx': 'two'};
  assert.deepEqual(build(file, 'design', pages).looked, ['docs/a.mdx', 'docs/b.mdx']);
  assert.deepEqual(build(file, 'design', pages).looked, []);
  assert.deepEqual(build(file, 'design', {...pages, 'docs/b.mdx': 'three'}).looked, ['docs/b.mdx']);
  assert.deepEqual(build(file, 'another', pages).looked, ['docs/a.mdx', 'docs/b.mdx']);
});

test('a page in which something is wrong is looked at in every build, and so is one that imports a file', () => {
  const file = path.join(temporary, 'wrong.json');
  const pages = {'docs/a.mdx': 'a slip', 'docs/b.mdx': "import Part from './_part.mdx';"};
  build(file, 'design', pages);
  const again = build(file, 'design', pages);
  assert.deepEqual(again.looked, ['docs/a.mdx', 'docs/b.mdx']);
});

test('a page of the same text at another place is looked at', () => {
  const file = path.join(temporary, 'place.json');
  build(file, 'design', {'docs/a.mdx': 'one'});
  assert.deepEqual(build(file, 'design', {'blog/a.mdx': 'one'}).looked, ['blog/a.mdx']);
});

test('a file that is torn is as none', () => {
  const file = path.join(temporary, 'torn.json');
  fs.writeFileSync(file, '["3a');
  assert.deepEqual(build(file, 'design', {'docs/a.mdx': 'one'}).looked, ['docs/a.mdx']);
});

test('checks, facts, brand, versions and packages decide about pages, other pages do not', () => {
  const root = path.join(temporary, 'project');
  const write = (name: string, text: string) => {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  };
  const single = ['brand.ts', 'versions.json', 'package-lock.json'];
  single.forEach((name) => write(name, ''));
  for (const name of [...single, 'content/slips/tags.ts', 'plugins/page-checks/a.ts', `${docs}/_facts/streams.yaml`]) {
    const before = designOf(root);
    write(name, 'changed');
    assert.notEqual(designOf(root), before, name);
  }
  const before = designOf(root);
  write(`${docs}/a.mdx`, 'a page');
  assert.equal(designOf(root), before);
});
