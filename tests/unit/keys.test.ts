import assert from 'node:assert/strict';
import {afterAll, beforeAll, test, vi} from 'vitest';
import {isSearchShortcut} from '../../src/lib/keys';

class Field {
  tagName = 'INPUT';
  isContentEditable = false;
}

beforeAll(() => void vi.stubGlobal('HTMLElement', Field));
afterAll(() => void vi.unstubAllGlobals());

const key = (more: object) => ({
  ...{key: 'k', code: 'KeyK', keyCode: 75, isComposing: false, target: null},
  ...{ctrlKey: false, metaKey: false, altKey: false, shiftKey: false},
  ...more,
});

const field = new Field() as unknown as EventTarget;

const cases: [system: 'Linux' | 'Macintosh', event: object, opens: boolean][] = [
  ['Linux', {ctrlKey: true}, true],
  ['Linux', {metaKey: true}, true],
  ['Linux', {ctrlKey: true, key: 'K'}, true],
  ['Linux', {ctrlKey: true, key: 'л'}, true],
  ['Linux', {ctrlKey: true, target: field}, true],
  ['Linux', {key: '/', code: 'Slash'}, true],
  ['Linux', {}, false],
  ['Linux', {ctrlKey: true, shiftKey: true}, false],
  ['Linux', {ctrlKey: true, altKey: true}, false],
  ['Linux', {ctrlKey: true, key: 't'}, false],
  ['Linux', {ctrlKey: true, isComposing: true}, false],
  ['Linux', {key: '/', code: 'Slash', target: field}, false],
  // In a text field on a Mac, Ctrl+K deletes to the end of the line.
  ['Macintosh', {ctrlKey: true, target: field}, false],
  ['Macintosh', {metaKey: true, target: field}, true],
  ['Macintosh', {ctrlKey: true}, true],
];

test.each(cases)('keys that open search: %s, %o, %s', (userAgent, event, opens) => {
  vi.stubGlobal('navigator', {userAgent});
  assert.equal(isSearchShortcut(key(event)), opens);
});
