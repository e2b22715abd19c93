import assert from 'node:assert/strict';
import {test} from 'vitest';
import {versionsFrom} from '../../content/versions';
import {withFileLinks} from '../../scripts/versions/overlay';
import {type Item, type Sidebars, mergeSidebars} from '../../scripts/versions/sidebars';

test('the first released version is the latest, at /docs; older versions are at their number', () => {
  const shown = versionsFrom(['0.0.2', '0.0.1']).map(({name, status, path}) => `${name} ${status} ${path}`);
  assert.deepEqual(shown, ['current unreleased /docs/next', '0.0.2 latest /docs', '0.0.1 older /docs/0.0.1']);
  assert.throws(() => versionsFrom([]), /versions\.json: found no version; allowed: released versions/);
});

const category = (label: string, ...items: Item[]): Item => ({type: 'category', label, items});

const latest: Sidebars = {docs: [category('Start', 'intro', 'install', 'check'), category('Events', 'pageview')]};

const merge = (next: Sidebars, ...added: string[]) => mergeSidebars(latest, next, (id) => added.includes(id));

test('a new page goes after the page that it follows in Next', () => {
  const merged = merge({docs: [category('Start', 'install', 'debug', 'more')]}, 'debug', 'more');
  assert.deepEqual(merged.docs?.[0], category('Start', 'intro', 'install', 'debug', 'more', 'check'));
});

test('pages in the latest version’s sidebars do not move, and empty categories in Next are ignored', () => {
  assert.deepEqual(merge({docs: [category('Elsewhere', 'intro'), category('Planned', 'blank')]}), latest);
});

test('a missing category is added, and a sidebar that only Next has is copied', () => {
  const merged = merge({docs: [category('Events', category('Shop', 'cart'))], forms: ['form']}, 'cart', 'form');
  assert.deepEqual(merged.docs?.[1], category('Events', 'pageview', category('Shop', 'cart')));
  assert.deepEqual(merged.forms, ['form']);
});

const files = new Map([
  ['/docs/billing', 'billing.mdx'],
  ['/docs/destinations/kafka', 'destinations/kafka.mdx'],
  ['/docs/glossary', 'glossary.md'],
  ['/docs/setup', '02-setup/index.mdx'],
]);

const linked = (text: string, name = 'destinations/s3.mdx') => withFileLinks(text, name, files);

test('paths of pages in the same version become file links, and others stay', () => {
  for (const [text, expected = text] of [
    ['[a](/docs/billing#b) and [c](/docs/destinations/kafka)', '[a](../billing.mdx#b) and [c](./kafka.mdx)'],
    ['[a]: /docs/glossary\n', '[a]: ../glossary.md\n'],
    ['[a](/docs/setup?b=1#c) [d](/docs/setup/)', '[a](../02-setup/index.mdx?b=1#c) [d](../02-setup/index.mdx)'],
    ['[a](/docs) [b](/docs/QuickLinks) [c](/blog) [d](/docs/next/billing) [e](https://example.com/docs/billing)'],
  ]) {
    assert.equal(linked(text ?? ''), expected);
  }
});
