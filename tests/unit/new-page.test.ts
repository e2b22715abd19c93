import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {checkFrontMatter} from '../../content/frontMatter/read';
import {sayAll} from '../../content/findings';
import {pageFrom} from '../../content/pages';
import {checkProse} from '../../scripts/checks/prose';
import {checkSamples} from '../../scripts/checks/samples';
import {newPage} from '../../scripts/new-page';

const sidebarFile = 'versioned_sidebars/version-1-sidebars.json';
const inner = {type: 'category', label: 'Forms', items: ['forms/one']};
const sidebars = {
  docs: [
    {type: 'category', label: 'Start', items: ['intro', inner]},
    {type: 'category', label: 'Warehouses', items: ['destinations/a']},
    {type: 'category', label: 'Queues', items: ['destinations/b']},
  ],
};

/** Runs a test in a folder of its own that looks like the repository. */
async function inFolder(work: (root: string) => Promise<void> | void): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-page-'));
  for (const folder of ['docs', 'versioned_docs/version-1', 'versioned_sidebars']) {
    fs.mkdirSync(path.join(root, folder), {recursive: true});
  }
  fs.writeFileSync(path.join(root, sidebarFile), JSON.stringify(sidebars));
  try {
    await work(root);
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}

const read = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8');

for (const given of ['docs/send-leads', 'docs/destinations/acme']) {
  test(`the skeleton of ${given} passes all checks but for the answer to write`, () =>
    inFolder(async (root) => {
      newPage([given, 'Leads: send them on'], root);
      const file = `${given}.mdx`;
      const source = read(root, file);
      assert.doesNotThrow(() => checkFrontMatter(source, file));
      const page = pageFrom(file, source);
      assert.equal(sayAll((await checkSamples([page])).findings), '');
      // A skeleton that nobody filled must not pass: the answer is missing.
      assert.match(sayAll(await checkProse([page])), /^\S+: a heading at the start; allowed: the answer first[^\n]*$/);
    }));
}

test('a page goes into the one category of its folder', () =>
  inFolder((root) => {
    const said = newPage(['versioned_docs/version-1/forms/two.mdx', 'Two'], root);
    assert.match(said, /^versioned_docs\/version-1\/forms\/two\.mdx is made/);
    assert.match(said, /last in the category "Forms" of versioned_sidebars\/version-1-sidebars\.json/);
    assert.match(read(root, sidebarFile), /"forms\/one",\s+"forms\/two"/);
  }));

test('where the category is not clear, the way to the sidebar is said', () =>
  inFolder((root) => {
    const before = read(root, sidebarFile);
    const said = newPage(['versioned_docs/version-1/destinations/c', 'C system'], root);
    assert.match(said, /Put 'destinations\/c' into versioned_sidebars.*neighbors are in "Warehouses", "Queues"/);
    assert.equal(read(root, sidebarFile), before);
    assert.match(newPage(['docs/forms/three', 'Three'], root), /Put 'forms\/three' into sidebars\.ts/);
  }));

const refusals: [string, string[], RegExp][] = [
  ['no path', [], /^no path\nusage: npm run new-page/],
  ['no title', ['docs/a'], /^no title\nusage: /],
  ['a place outside the docs', ['src/pages/a', 'A page'], /^src\/pages\/a is outside the docs\nusage: /],
  ['a path that climbs', ['docs/../a', 'A page'], /"\.\.\/a" is no page id; allowed: lower-case letters/],
  ['a name with capitals', ['docs/My Page', 'A page'], /"My Page" is no page id/],
  ['an unknown version', ['versioned_docs/version-9/a', 'A page'], /there is no folder versioned_docs\/version-9/],
];

for (const [name, args, message] of refusals) {
  test(`${name} is refused with what to do`, () =>
    inFolder((root) => {
      assert.throws(() => newPage(args, root), {message});
    }));
}

test('a page that exists is left alone', () =>
  inFolder((root) => {
    fs.writeFileSync(path.join(root, 'docs/a.mdx'), 'mine');
    assert.throws(() => newPage(['docs/a', 'A page'], root), /docs\/a\.mdx is there already; choose another path/);
    assert.equal(read(root, 'docs/a.mdx'), 'mine');
  }));
