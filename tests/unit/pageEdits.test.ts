import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {beforeServing, editPages, pagesAreEdited} from '../../plugins/pageEdits';

/** A build of two pages, one of them listed twice. */
function buildIn(t: test.TestContext) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-edits-'));
  t.after(() => fs.rmSync(outDir, {recursive: true}));
  fs.mkdirSync(path.join(outDir, 'docs'));
  fs.writeFileSync(path.join(outDir, 'index.html'), 'home');
  fs.writeFileSync(path.join(outDir, 'docs/faq.html'), 'faq');
  const pages = () => ['index.html', 'docs/faq.html'].map((name) => fs.readFileSync(path.join(outDir, name), 'utf8'));
  return {outDir, pages, build: {outDir, baseUrl: '/site/', routesPaths: ['/site/', '/site/docs/faq', '/site/']}};
}

test('all pages are looked at, then what was seen is prepared, then each is edited once, in the order of plugins', async (t) => {
  const {build, pages} = buildIn(t);
  const seen: string[] = [];
  let most = '';
  const both = [
    editPages(build, {edit: (html, {route}) => `${html} 1 ${route}`}),
    editPages(build, {
      look: (html, {file}) => seen.push(`${file}: ${html}`),
      prepare: async () => {
        await Promise.resolve();
        most = `${seen.length} seen`;
      },
      edit: (html) => `${html} 2 ${most}`,
    }),
  ];
  await Promise.all(both);
  assert.deepEqual(seen, ['index.html: home', 'docs/faq.html: faq']);
  assert.deepEqual(pages(), ['home 1 /site/ 2 2 seen', 'faq 1 /site/docs/faq 2 2 seen']);
});

test('others have their turn between two pages', async (t) => {
  const {build} = buildIn(t);
  const turns: string[] = [];
  setImmediate(() => turns.push('another'));
  await editPages(build, {look: (_html, {file}) => turns.push(file), edit: (html) => html});
  assert.deepEqual(turns, ['index.html', 'another', 'docs/faq.html']);
});

test('a later build has a pass of its own', async (t) => {
  const {build, pages} = buildIn(t);
  await editPages(build, {edit: (html) => `${html}, first`});
  await editPages(build, {edit: (html) => `${html}, second`});
  assert.deepEqual(pages(), ['home, first, second', 'faq, first, second']);
});

test('pages are as they will be served when edits and all that was announced are done', async (t) => {
  const {build, pages} = buildIn(t);
  const ended: string[] = [];
  const edited = editPages(build, {edit: () => 'edited'});
  const made = beforeServing(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ended.push('made');
  });
  await pagesAreEdited();
  assert.deepEqual([pages(), ended], [['edited', 'edited'], ['made']]);
  await Promise.all([edited, made]);
});

test('what an edit throws reaches its plugin and those who wait, and no page is half written', async (t) => {
  const {build, outDir, pages} = buildIn(t);
  const fails = editPages(build, {
    prepare: () => Promise.reject(new Error('index.html has no sheet')),
    edit: () => 'edited',
  });
  const waits = pagesAreEdited();
  await assert.rejects(fails, /index\.html has no sheet/);
  await assert.rejects(waits, /index\.html has no sheet/);
  assert.deepEqual(
    [pages(), fs.readdirSync(outDir)],
    [
      ['home', 'faq'],
      ['docs', 'index.html'],
    ],
  );
  // A build after this one has failures of its own, or none.
  await pagesAreEdited();
});
