import assert from 'node:assert/strict';
import {beforeAll, test} from 'vitest';
import {isComposing, isSearchShortcut, opensElsewhere} from '../../src/lib/keys';

class Field {
  tagName = 'INPUT';
  isContentEditable = false;
}

beforeAll(() => {
  Object.assign(globalThis, {HTMLElement: Field});
});

const on = (userAgent: string) =>
  Object.defineProperty(globalThis, 'navigator', {value: {userAgent}, configurable: true});

const key = (more: object) => ({
  ...{key: 'k', code: 'KeyK', keyCode: 75, isComposing: false, target: null},
  ...{ctrlKey: false, metaKey: false, altKey: false, shiftKey: false},
  ...more,
});

const field = new Field() as unknown as EventTarget;

test('Ctrl+K, Command+K and "/" open search, on every layout', () => {
  on('Linux');
  for (const event of [
    {ctrlKey: true},
    {metaKey: true},
    {ctrlKey: true, key: 'K'},
    {ctrlKey: true, key: 'л'},
    {ctrlKey: true, target: field},
    {key: '/', code: 'Slash'},
  ]) {
    assert.ok(isSearchShortcut(key(event)), JSON.stringify(event));
  }
});

test('other keys do not: letters, other modifiers, a Latin key in the place of K, and "/" in a field', () => {
  on('Linux');
  for (const event of [
    {},
    {ctrlKey: true, shiftKey: true},
    {ctrlKey: true, altKey: true},
    {ctrlKey: true, key: 't'},
    {key: '/', code: 'Slash', target: field},
    {ctrlKey: true, isComposing: true},
  ]) {
    assert.ok(!isSearchShortcut(key(event)), JSON.stringify(event));
  }
});

test('in a field of a Mac only Command+K opens search', () => {
  on('Macintosh');
  assert.ok(!isSearchShortcut(key({ctrlKey: true, target: field})));
  assert.ok(isSearchShortcut(key({metaKey: true, target: field})));
  assert.ok(isSearchShortcut(key({ctrlKey: true})));
});

test('keys of an input method, Safari’s last Enter among them', () => {
  assert.ok(isComposing(key({isComposing: true})));
  assert.ok(isComposing(key({key: 'Enter', keyCode: 229})));
  assert.ok(!isComposing(key({key: 'Enter', keyCode: 13})));
});

test('clicks that leave the page as it is', () => {
  const click = {button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};
  assert.ok(!opensElsewhere(click as MouseEvent));
  for (const more of [{button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}]) {
    assert.ok(opensElsewhere({...click, ...more} as MouseEvent), JSON.stringify(more));
  }
});
