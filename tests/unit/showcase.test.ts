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

const rules: [string, Change, string][] = [
  ['no name', {name: undefined}, 'name: found nothing; allowed: the name of the app'],
  ['a small letter mark', {icon: 'a'}, 'icon: found "a"; allowed: one or two capital letters or digits'],
  [
    'an App Store link that leads elsewhere',
    {linkAppStore: 'https://apps.example/'},
    'linkAppStore: found "https://apps.example/"; allowed: an address that starts with https://apps.apple.com/',
  ],
  [
    'a link for computers without TLS',
    {linkDesktop: 'http://acme.example'},
    'linkDesktop: found "http://acme.example"; allowed: an address that starts with https://',
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

test('optional keys may be there or not, and the showcase of the site is good', () => {
  const more = {linkDesktop: 'https://a.example', infoLink: 'https://b.example', infoTitle: 'More', pinned: false};
  assert.equal(messageOf(withApp(more)), 'no error');
  assert.deepEqual(Object.keys(readShowcase()), lists);
});
