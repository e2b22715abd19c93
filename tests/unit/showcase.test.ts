import assert from 'node:assert/strict';
import test from 'node:test';
import {checkShowcase, readShowcase} from '../../config/showcase';

type Change = Record<string, unknown>;

const good = {
  name: 'Messenger',
  icon: 'M',
  linkAppStore: 'https://apps.apple.com/us/search?term=Messenger',
  linkPlayStore: 'https://play.google.com/store/search?q=Messenger',
};

const lists = ['meta', 'microsoft', 'amazon', 'shopify', 'wix', 'others'];

/** A showcase of one good app in each list; the second app of `amazon` is changed. */
const withApp = (change: Change) => ({
  ...Object.fromEntries(lists.map((list) => [list, [good]])),
  amazon: [good, {...good, ...change}],
});

const without = (key: keyof typeof good) => ({[key]: undefined});

const rules: [string, Change, string][] = [
  ['no name', without('name'), 'key name: found nothing, expected the name of the app'],
  ['an empty name', {name: ''}, 'key name: found "", expected the name of the app'],
  ['no letter mark', without('icon'), 'key icon: found nothing, expected a letter mark'],
  ['a long letter mark', {icon: 'ABC'}, 'key icon: found "ABC", expected one or two capital letters or digits'],
  ['a small letter mark', {icon: 'a'}, 'key icon: found "a", expected one or two capital letters or digits'],
  [
    'no App Store link',
    without('linkAppStore'),
    'key linkAppStore: found nothing, expected an address that starts with https://apps.apple.com/',
  ],
  [
    'an App Store link that leads elsewhere',
    {linkAppStore: 'https://apps.example/'},
    'key linkAppStore: found "https://apps.example/", expected an address that starts with https://apps.apple.com/',
  ],
  [
    'a Play Store link that leads elsewhere',
    {linkPlayStore: 'http://play.google.com/store/'},
    'key linkPlayStore: found "http://play.google.com/store/", expected an address that starts with https://play.google.com/store/',
  ],
  [
    'a link for computers without TLS',
    {linkDesktop: 'http://acme.example'},
    'key linkDesktop: found "http://acme.example", expected an address that starts with https://',
  ],
  [
    'a link to more that is none',
    {infoLink: 'acme.example'},
    'key infoLink: found "acme.example", expected an address that starts with https://',
  ],
  ['a short title', {infoTitle: 'Hi'}, 'key infoTitle: found "Hi", expected at least 3 characters'],
  ['a pin in words', {pinned: 'yes'}, 'key pinned: found "yes", expected true or false'],
  ['an unknown key', {colour: 'red'}, 'key colour: found an unknown key, expected one of name, icon, linkAppStore'],
];

const messageOf = (data: unknown) => {
  try {
    checkShowcase(data);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

for (const [name, change, expected] of rules) {
  test(`${name} is named with list, index and what is expected`, () => {
    const message = messageOf(withApp(change));
    assert.ok(message.includes(`  - list amazon, index 1, ${expected}`), message);
    assert.equal(message.split('\n').length, 2, message);
  });
}

test('a list that is missing, empty or unknown is named', () => {
  const all = withApp({});
  assert.match(messageOf({...all, wix: undefined}), /list wix, index none, key none: found nothing, expected a list/);
  assert.match(messageOf({...all, wix: []}), /list wix, index none, key none: found \[\], expected at least one app/);
  assert.match(
    messageOf({...all, apple: [good]}),
    /key apple: found an unknown key, expected one of meta, microsoft, amazon, shopify, wix, others/,
  );
});

test('all problems are told at once', () => {
  const message = messageOf(withApp({name: '', icon: 'abc', pinned: 1}));
  assert.deepEqual(
    [...message.matchAll(/key (\w+):/g)].map(([, key]) => key),
    ['name', 'icon', 'pinned'],
  );
});

test('optional keys may be there or not, and the showcase of the site is good', () => {
  const more = {linkDesktop: 'https://a.example', infoLink: 'https://b.example', infoTitle: 'More', pinned: false};
  assert.equal(messageOf(withApp(more)), 'no error');
  assert.deepEqual(Object.keys(readShowcase('.')), lists);
});
