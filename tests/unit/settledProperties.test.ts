import assert from 'node:assert/strict';
import test from 'node:test';
import {withoutOverridden} from '../../plugins/first-styles/overridden';
import {settle} from '../../plugins/first-styles/settle';

/** The rules for `.a` in a sheet that is settled. */
const ofA = (sheet: string, changed?: ReadonlySet<string>) =>
  [...settle(sheet, changed).matchAll(/\.a\{([^}]*)\}/g)].map(([, text]) => text).join(' ');

test('a property that only :root sets is written out, through others and past a fallback', () => {
  const sheet = ':root{--x:var(--y);--y:2px}.a{margin:var(--x);padding:calc(var(--x)*2) var(--y,1px)}';
  assert.equal(ofA(sheet), 'margin:2px;padding:calc(2px *2) 2px');
});

test('values side by side stay apart', () => {
  assert.equal(ofA(':root{--x:1px;--y:2px}.a{margin:var(--x)var(--y)}'), 'margin:1px  2px');
});

test('the last declaration counts, and a later layer above an earlier one; what is in no layer is above all', () => {
  assert.equal(ofA(':root{--x:1px}:root{--x:2px}.a{top:var(--x)}'), 'top:2px');
  const layers = '@layer one,two;@layer two{:root{--x:2px}}@layer one{:root{--x:1px}}';
  assert.equal(ofA(`${layers}.a{top:var(--x)}`), 'top:2px');
  assert.equal(ofA(`:root{--x:3px}${layers}.a{top:var(--x)}`), 'top:3px');
});

test('a property keeps its name when a theme, a size, a state, a part of the page or a script sets it', () => {
  for (const another of [
    '[data-theme=dark]{--x:2px}',
    ':root[data-theme=dark]{--x:2px}',
    '@media (min-width:996px){:root{--x:2px}}',
    '@layer one{@media print{:root{--x:2px}}}',
    '@supports (top:1lh){:root{--x:2px}}',
    '.b:hover{--x:2px}',
  ]) {
    assert.equal(ofA(`:root{--x:1px}${another}.a{top:var(--x)}`), 'top:var(--x)', another);
    assert.equal(ofA(`:root{--y:var(--x);--x:1px}${another}.a{top:var(--y)}`), 'top:var(--y)', `through ${another}`);
  }
  assert.equal(ofA(':root{--x:1px}.a{top:var(--x)}', new Set(['--x'])), 'top:var(--x)');
});

test('a property without a value, or that names itself, is left alone', () => {
  assert.equal(ofA('.a{top:var(--x,1px)}'), 'top:var(--x,1px)');
  assert.equal(ofA(':root{--x:var(--y);--y:var(--x)}.a{top:var(--x)}'), 'top:var(--x)');
});

test('a value for the whole page goes when a later layer always sets the property', () => {
  const [order, own] = ['@layer frame,site;', '@layer site{:root{--x:2px}}'];
  for (const replaced of [':root{--x:1px}', 'html[data-theme=dark]{--x:1px}', '@media print{:root{--x:1px}}']) {
    const left = withoutOverridden(`${order}@layer frame{${replaced}}${own}`);
    assert.doesNotMatch(left, /1px/, replaced);
    assert.match(left, /--x:2px/);
  }
});

test('it stays where the other holds at times, for a part, in an earlier layer or in the same one', () => {
  const sheets = [
    '@layer frame,site;@layer frame{:root{--x:1px}}@layer site{@media print{:root{--x:2px}}}',
    '@layer frame,site;@layer frame{:root{--x:1px}}@layer site{html[data-theme=dark]{--x:2px}}',
    '@layer frame,site;@layer frame{:root{--x:1px}}@layer site{.a{--x:2px}}',
    '@layer frame,site;@layer frame{.a{--x:1px}}@layer site{:root{--x:2px}}',
    '@layer frame,site;@layer site{:root{--x:1px}}@layer frame{.a{--x:2px}}',
    '@layer site{:root{--x:1px}html[data-theme=dark]{--x:2px}}',
  ];
  for (const sheet of sheets) {
    assert.equal(withoutOverridden(sheet), sheet);
  }
});
