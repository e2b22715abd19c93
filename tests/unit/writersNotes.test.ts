import assert from 'node:assert/strict';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';
import {test} from 'vitest';
import {VFile} from 'vfile';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import writersNotes from '../../remark/writersNotes';

const file = `${latestVersion.folder}/note.mdx`;
const page = (front: string) =>
  `---\ntitle: A page\ndescription: ${'What it is about. '.repeat(4)}\n${front}---\n\nText.\n`;

function notesOf(source: string): string {
  const {tree} = pageFrom(file, source);
  writersNotes()(tree, new VFile({value: source, path: path.resolve(file)}));
  const notes = tree.children.slice(0, -1).map((node) => toString(node));
  return notes.join('\n');
}

test('writers see claims and questions above the page, with their lines', () => {
  const claims = 'claims:\n  - id: days\n    text: It takes seven days.\n';
  const notes = notesOf(page(`${claims}questions:\n  - How long does it take?\n`));
  assert.match(notes, /Line 5, days: It takes seven days\./);
  assert.match(notes, /Line 8: How long does it take\?/);
});

test('a page without them gets no note', () => {
  assert.equal(notesOf(page('')), '');
});
