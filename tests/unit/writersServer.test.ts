import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import test from 'node:test';
import {setImmediate} from 'node:timers/promises';
import type {LoadContext} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';
import {VFile} from 'vfile';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import writersServer from '../../plugins/writers-server';
import {PageFindings, tidy} from '../../plugins/writers-server/pageFindings';
import writersNotes from '../../remark/writersNotes';

const file = `${latestVersion.folder}/note.mdx`;
const page = (front: string) =>
  `---\ntitle: A page\ndescription: ${'What it is about. '.repeat(4)}\n${front}---\n\nText.\n`;

function notesOf(source: string): string {
  const {tree} = pageFrom(file, source);
  writersNotes()(tree, new VFile({value: source, path: path.resolve(file)}));
  return tree.children
    .slice(0, -1)
    .map((node) => toString(node))
    .join('\n');
}

test('writers see claims, questions and drafts above the page, with their lines', () => {
  const notes = notesOf(
    page(
      'draft: true\nclaims:\n  - id: days\n    text: It takes seven days.\nquestions:\n  - How long does it take?\n',
    ),
  );
  assert.match(notes, /this page is a draft/);
  assert.match(notes, /Line 6, days: It takes seven days\./);
  assert.match(notes, /Line 9: How long does it take\?/);
});

test('a page without them gets no note', () => {
  assert.equal(notesOf(page('')), '');
});

/** The bundler's part in a compilation: what it calls in turn, again when it is told to. */
class Bundler {
  readonly warnings: string[] = [];
  compilations = 0;
  modifiedFiles?: ReadonlySet<string>;
  private steps: {compiled?: (compilation: object) => void; done?: (stats: object) => void} = {};
  readonly hooks = {
    afterCompile: {tap: (_name: string, run: (compilation: object) => void) => (this.steps.compiled = run)},
    done: {tap: (_name: string, run: (stats: object) => void) => (this.steps.done = run)},
  };
  readonly watching = {invalidate: () => this.compile([], [])};

  compile(changed: readonly string[], errors: readonly string[]): void {
    this.compilations += 1;
    this.warnings.length = 0;
    this.modifiedFiles = new Set(changed.map((each) => path.resolve(each)));
    const warnings = {push: ({message}: Error) => this.warnings.push(message)};
    this.steps.compiled?.({errors: errors.map((message) => ({message})), warnings});
    this.steps.done?.({hasErrors: () => errors.length > 0});
  }
}

test('a page that was saved is shown, then checked, and its findings are warnings until it is right', async () => {
  const slip = `${file}:6:1: a slip; allowed: none`;
  const checked: string[] = [];
  let lines = [slip];
  const step = new PageFindings(process.cwd(), (name) => {
    checked.push(name);
    return Promise.resolve(lines);
  });
  const bundler = new Bundler();
  step.apply(bundler as never);

  bundler.compile([file, 'brand.ts'], []);
  assert.deepEqual(bundler.warnings, [], 'nothing waits for the check');
  await setImmediate();
  assert.deepEqual([checked, bundler.warnings, bundler.compilations], [[file], [slip], 2]);

  bundler.compile([file], [`Module failed: ${slip}`]);
  await setImmediate();
  assert.deepEqual([bundler.warnings, checked.length], [[], 1], 'the error alone, and no check of a page that fails');

  bundler.compile([file], []);
  await setImmediate();
  assert.deepEqual([bundler.warnings, bundler.compilations], [[slip], 4], 'nothing new is not shown once more');

  lines = [];
  bundler.compile([file], []);
  await setImmediate();
  assert.deepEqual([bundler.warnings, bundler.compilations], [[], 6]);
});

test('findings that stop many pages are said once, without frame and stack; other errors stay', () => {
  const finding = 'docs/_facts/a.yaml:10: values.0.value: found nothing; allowed: text in quotes';
  const framed = (page: string) =>
    new Error(
      `  × Module build failed:\n  ╰─▶   × Error: MDX compilation failed for file "${page}"\n        │ Cause: wrong\n        │ ${finding}\n        │     at compileToJSX (utils.js:93:15)`,
    );
  const other = new Error('Module not found: ./nothing');
  const errors = [framed('docs/a.mdx'), other, framed('docs/b.mdx')];
  tidy(errors);
  assert.deepEqual(
    errors.map(({stack}) => stack),
    [finding, other.stack],
  );
  const without = [other];
  tidy(without);
  assert.deepEqual(without, [other]);
});

test('a change of the configuration loads the site anew, the first load does not', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'writers-'));
  t.after(() => fs.rmSync(folder, {recursive: true}));
  t.mock.method(console, 'log', () => undefined);
  const given = path.join(folder, 'configuration.cjs');
  fs.writeFileSync(given, '');
  const changed = () => fs.statSync(given).mtimeMs;
  const before = changed();
  const {NODE_ENV = ''} = process.env;
  process.env.NODE_ENV = 'development';
  const plugin = writersServer({siteDir: folder, siteConfigPath: given, baseUrl: '/'} as LoadContext);
  process.env.NODE_ENV = NODE_ENV;
  assert.ok(plugin.getPathsToWatch?.().includes('config/*.ts'));
  await plugin.loadContent?.();
  assert.equal(changed(), before);
  await plugin.loadContent?.();
  assert.ok(changed() > before);
});
