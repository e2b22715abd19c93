import assert from 'node:assert/strict';
import test from 'node:test';
import {openFirefox, openWebKit} from './browsers';
import {Host} from './host';
import {type Reader, type Target, arrive, click, element, eventually, hydrate, isTrue, load, lose, see} from './reader';

const kinds = [
  '/',
  '/docs/intro-to-pixel-tech',
  '/docs/destinations/kafka',
  '/docs/graphql/basic-graphql-request',
  '/docs/lead-fields',
  '/docs/blank',
  '/docs/next/events',
  '/blog',
  '/privacy-policy',
  '/versions',
];

const theme = (reader: Reader) => reader.ask<string>('document.documentElement.dataset.theme');

/** What readers do most, each with the page that it starts on. */
const journeys: Record<string, [route: string, run: (reader: Reader) => Promise<void>]> = {
  'the theme changes, and stays after a reload': [
    '/docs/events',
    async (reader) => {
      const before = await theme(reader);
      await click(reader, {role: 'button', name: 'Switch between dark and light mode'});
      await eventually('the other theme', async () => (await theme(reader)) !== before);
      await load(reader, 'location.reload()');
      assert.notEqual(await theme(reader), before);
    },
  ],
  'search is used with the keyboard': [
    '/docs/billing',
    async (reader) => {
      await reader.press('Tab');
      await reader.type('/');
      await isTrue(reader, 'document.activeElement?.matches("dialog input") === true');
      await reader.type('kafka');
      await isTrue(reader, '/Kafka/.test(document.querySelector("[role=option][aria-selected=true]")?.textContent)');
      await reader.press('Enter');
      await arrive(reader, '/docs/destinations/kafka');
      await see(reader, {role: 'heading', name: '^Kafka'});
    },
  ],
  'a menu of the navbar opens, and Escape closes it and returns the focus': [
    '/docs/events',
    async (reader) => {
      const menu: Target = {role: 'disclosure', name: '^Guides & Docs', within: '.navbar'};
      const entry: Target = {role: 'link', name: '^API$', within: '.navbar .dropdown__menu'};
      await click(reader, menu);
      await see(reader, entry);
      await reader.press('Escape');
      await lose(reader, entry);
      await isTrue(reader, `document.activeElement === ${element(menu)}`);
    },
  ],
  'the phone menu opens, leads on, and closes': [
    '/docs/events',
    async (reader) => {
      await reader.resize(390, 844);
      await click(reader, {role: 'button', name: 'Toggle navigation bar'});
      await see(reader, {role: 'button', name: 'Close navigation bar'});
      await click(reader, {role: 'link', name: '^Pageview', within: '.navbar-sidebar'});
      await arrive(reader, '/docs/event-pageview');
      await lose(reader, {role: 'button', name: 'Close navigation bar'});
      await reader.resize(1440, 1000);
    },
  ],
  'a filter keeps what matches': [
    '/docs/lead-fields',
    async (reader) => {
      await click(reader, {role: 'searchbox', name: '^Filter the'});
      await reader.type('mobile');
      await isTrue(
        reader,
        '[...document.querySelectorAll("output")].some((each) => /\\d+ of 201/.test(each.textContent))',
      );
    },
  ],
  'a link leads on, and Back returns to the place that was left': [
    '/docs/destinations/kafka',
    async (reader) => {
      await hydrate(reader);
      const next: Target = {role: 'link', name: '.', within: '.pagination-nav'};
      await reader.ask(`void ${element(next)}.scrollIntoView({block: "center", behavior: "instant"})`);
      const place = await reader.ask<number>('scrollY');
      await click(reader, next);
      await isTrue(reader, 'location.pathname !== "/docs/destinations/kafka" && !document.title.startsWith("Kafka")');
      await reader.ask('void history.back()');
      await arrive(reader, '/docs/destinations/kafka');
      await eventually('the place', async () => Math.abs((await reader.ask<number>('scrollY')) - place) < 5);
    },
  ],
  'an unknown address shows the not-found page, whose search leads on': [
    '/no-such-page',
    async (reader) => {
      await see(reader, {role: 'heading', name: '^Page not found$'});
      await hydrate(reader);
      await click(reader, {role: 'searchbox', name: 'Search docs', within: 'main'});
      await reader.type('kafka');
      await reader.press('Enter');
      await arrive(reader, '/search');
      await see(reader, {role: 'heading', name: 'Kafka'});
    },
  ],
};

for (const [engine, open] of Object.entries({Firefox: openFirefox, WebKit: openWebKit})) {
  test(engine, async (t) => {
    const host = new Host();
    await host.start();
    t.after(() => host.stop());
    const reader = await open();
    t.after(() => reader.close());
    await reader.resize(1440, 1000);

    await t.test('a page of each kind hydrates without an error', async () => {
      for (const route of kinds) {
        await load(reader, `location.assign('${host.origin}${route}')`);
        await see(reader, {role: 'heading', name: '.', within: 'main'});
        await hydrate(reader);
        assert.deepEqual(host.problems(), [], route);
      }
    });

    for (const [name, [route, run]] of Object.entries(journeys)) {
      await t.test(name, async () => {
        await load(reader, `location.assign('${host.origin}${route}')`);
        await run(reader);
        assert.deepEqual(host.problems(), []);
      });
    }

    await t.test('an error on a page is reported', async () => {
      await reader.ask('void console.error("logged")');
      await eventually('the report', async () => host.problems().join().includes('logged'));
    });

    await t.test('saved docs open without a network', async () => {
      await load(reader, `location.assign('${host.origin}/docs?offlineMode=true')`);
      await isTrue(reader, 'navigator.serviceWorker.controller?.scriptURL.includes("offlineMode") === true');
      await eventually('the copy', () =>
        reader.ask<boolean>('caches.match("/docs/destinations/kafka", {ignoreSearch: true}).then(Boolean)'),
      );
      await host.stop();
      await load(reader, `location.assign('/docs/destinations/kafka')`);
      await see(reader, {role: 'heading', name: '^Kafka'});
      await host.start();
    });
  });
}
