import assert from 'node:assert/strict';
import test from 'node:test';
import {focusLanding, land} from '../../src/search/dialog/landing';

/** A heading, as far as the focus goes. */
class Heading {
  tabIndex = 0;
  hasFocus = false;
  matches = () => false;
  focus = () => {
    this.hasFocus = true;
  };
}

/** A page with a title and a part, in place of the browser's. */
function page() {
  const [title, part] = [new Heading(), new Heading()];
  const document = {
    getElementById: (id: string) => (id === 'è' ? part : null),
    querySelector: () => title,
  };
  Object.assign(globalThis, {document, HTMLElement: Heading});
  return {title, part};
}

const open = (hash: string) => {
  land(`/docs/a${hash}`);
  focusLanding({pathname: '/docs/a', search: '', hash});
};

test('the focus goes to the part that a result leads to, and to the title where there is none', () => {
  const {title, part} = page();
  open('#%C3%A8');
  assert.deepEqual([title.hasFocus, part.hasFocus], [false, true]);
  open('#elsewhere');
  assert.ok(title.hasFocus);
});

test('a hash that does not decode leads to the title', () => {
  const {title} = page();
  open('#%E0%A4%A');
  assert.ok(title.hasFocus);
});

test('without a choice in the dialog the focus stays where it is', () => {
  const {title} = page();
  focusLanding({pathname: '/docs/a', search: '', hash: ''});
  assert.ok(!title.hasFocus);
});
