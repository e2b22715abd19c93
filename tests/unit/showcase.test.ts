import assert from 'node:assert/strict';
import {test} from 'vitest';
import {readShowcase} from '../../content/showcase';

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
  ['no name', without('name'), 'name: found nothing; allowed: the name of the app'],
  ['an empty name', {name: ''}, 'name: found "" (0 characters); allowed: the name of the app'],
  ['a long letter mark', {icon: 'ABC'}, 'icon: found "ABC"; allowed: one or two capital letters or digits'],
  [
    'an App Store link that leads elsewhere',
    {linkAppStore: 'https://apps.example/'},
    'linkAppStore: found "https://apps.example/"; allowed: an address that starts with https://apps.apple.com/',
  ],
  [
    'a Play Store link that leads elsewhere',
    {linkPlayStore: 'http://play.google.com/store/'},
    'linkPlayStore: found "http://play.google.com/store/"; allowed: an address that starts with https://play.google.com/store/',
  ],
  [
    'a link for computers without TLS',
    {linkDesktop: 'http://acme.example'},
    'linkDesktop: found "http://acme.example"; allowed: an address that starts with https://',
  ],
  [
    'a link to more that is none',
    {infoLink: 'acme.example'},
    'infoLink: found "acme.example"; allowed: an address that starts with https://',
  ],
  ['a short title', {infoTitle: 'Hi'}, 'infoTitle: found "Hi" (2 characters); allowed: at least 3 characters'],
  ['a pin in words', {pinned: 'yes'}, 'pinned: found "yes"; allowed: true or false'],
  ['an unknown key', {colour: 'red'}, 'colour: unknown key; allowed: name, icon, linkAppStore'],
];

const messageOf = (data: unknown) => {
  try {
    readShowcase(JSON.stringify(data, null, 2));
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

for (const [name, change, expected] of rules) {
  test(`${name} is named with line, list, index and what is allowed`, () => {
    const message = messageOf(withApp(change));
    assert.ok(message.includes(`: amazon.1.${expected}`), message);
    assert.match(message, /apps\.json:\d{2}: /);
    assert.equal(message.split('\n').length, 2, message);
  });
}

test('a list that is missing, empty or unknown is named', () => {
  const all = withApp({});
  assert.match(messageOf({...all, wix: undefined}), /: wix: found nothing; allowed: a list/);
  assert.match(messageOf({...all, wix: []}), /: wix: found \[\]; allowed: at least one app/);
  assert.match(
    messageOf({...all, apple: [good]}),
    /: apple: unknown key; allowed: meta, microsoft, amazon, shopify, wix, others/,
  );
});

test('all problems are reported at once', () => {
  const message = messageOf(withApp({name: '', icon: 'abc', pinned: 1}));
  assert.deepEqual(
    [...message.matchAll(/amazon\.1\.(\w+):/g)].map(([, key]) => key),
    ['name', 'icon', 'pinned'],
  );
});

test('optional keys may be there or not, and the showcase of the site is good', () => {
  const more = {linkDesktop: 'https://a.example', infoLink: 'https://b.example', infoTitle: 'More', pinned: false};
  assert.equal(messageOf(withApp(more)), 'no error');
  assert.deepEqual(Object.keys(readShowcase()), lists);
});
