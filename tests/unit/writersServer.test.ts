import assert from 'node:assert/strict';
import test from 'node:test';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';
import {VFile} from 'vfile';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
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

test('a page that was saved is checked while the server runs, and its findings are warnings until it is right', async () => {
  const warnings: string[] = [];
  let run: ((compilation: object) => Promise<void>) | undefined;
  const hooks = {afterCompile: {tapPromise: (_name: string, step: typeof run) => (run = step)}};
  const compiler = {hooks, modifiedFiles: new Set([path.resolve(file), path.resolve('brand.ts')])};
  const step = new PageFindings(process.cwd(), () => Promise.resolve([`${file}:6:1: a slip; allowed: none`]));
  step.apply(compiler as never);
  const compile = async (errors: {message: string}[]) => {
    warnings.length = 0;
    await run?.({errors, warnings: {push: ({message}: Error) => warnings.push(message)}});
    return [...warnings];
  };
  assert.deepEqual(await compile([]), [`${file}:6:1: a slip; allowed: none`]);
  assert.deepEqual(
    await compile([{message: `Module failed: ${file}:6:1: a slip; allowed: none`}]),
    [],
    'the error alone',
  );
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
