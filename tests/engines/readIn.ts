import assert from 'node:assert/strict';
import test from 'node:test';
import {Host} from './host';
import {type Reader, type Target, arrive, eventually, find, lose, see, settle} from './reader';

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

/** Starts a page that still waits for its first use, and waits until it is alive. */
async function alive(reader: Reader): Promise<void> {
  await reader.ask('void dispatchEvent(new Event("site:start"))');
  await eventually('the page to be alive', () =>
    reader.ask('document.documentElement.dataset.hasHydrated === "true" && !document.querySelector("[data-scripts]")'),
  );
}

const focusIsOn = (reader: Reader, target: Target) => reader.ask<boolean>(`document.activeElement === ${find(target)}`);

/** What readers do most, each from a page of its own. */
const things: [name: string, start: string, run: (reader: Reader, host: Host) => Promise<void>][] = [
  [
    'the theme changes, and stays after a reload',
    '/docs/events',
    async (reader) => {
      const first = await theme(reader);
      await reader.click({role: 'button', name: 'Switch between dark and light mode'});
      await eventually('the other theme', async () => (await theme(reader)) !== first);
      const second = await theme(reader);
      await reader.reload();
      assert.equal(await theme(reader), second);
    },
  ],
  [
    'search is opened, asked and left by keys',
    '/docs/billing',
    async (reader) => {
      await reader.press('Tab');
      await reader.type('/');
      await eventually('a field', () => reader.ask('document.activeElement?.matches("dialog input") === true'));
      // In one go: Enter between two words leads to all results.
      await reader.ask('document.execCommand("insertText", false, "kafka")');
      await see(reader, {role: 'option', name: 'Kafka'});
      await eventually('a selected result', () =>
        reader.ask(
          'document.querySelector("[role=option][aria-selected=true]")?.textContent.includes("Kafka") === true',
        ),
      );
      await reader.press('Enter');
      await arrive(reader, '/docs/destinations/kafka');
      await see(reader, {role: 'heading', name: '^Kafka'});
    },
  ],
  [
    'a menu of the navigation bar opens, and Escape closes it with the focus on its button',
    '/docs/events',
    async (reader) => {
      const menu: Target = {role: 'button', name: '^Guides & Docs', within: '.navbar'};
      const entry: Target = {role: 'link', name: '^API$', within: '.navbar .dropdown__menu'};
      await reader.click(menu);
      await see(reader, entry);
      await reader.press('Escape');
      await lose(reader, entry);
      assert.ok(await focusIsOn(reader, menu));
    },
  ],
  [
    'on a phone the menu opens, leads on, and closes',
    '/docs/events',
    async (reader) => {
      await reader.resize(390, 844);
      await reader.click({role: 'button', name: 'Toggle navigation bar'});
      await see(reader, {role: 'button', name: 'Close navigation bar'});
      await reader.click({role: 'link', name: '^Pageview', within: '.navbar-sidebar'});
      await arrive(reader, '/docs/event-pageview');
      await lose(reader, {role: 'button', name: 'Close navigation bar'});
      await reader.resize(1440, 1000);
    },
  ],
  [
    'tabs show their panel by a click and by arrow keys',
    '/docs/intro-to-graphql',
    async (reader) => {
      const chosen = (name: string) =>
        eventually(`the tab ${name}`, () =>
          reader.ask(`${find({role: 'tab', name})}?.getAttribute("aria-selected") === "true"`),
        );
      await reader.click({role: 'tab', name: '^Python$'});
      await chosen('^Python$');
      await reader.press('ArrowRight');
      await eventually('the next tab in the focus', () =>
        reader.ask('document.activeElement.matches("[role=tab]") && document.activeElement.textContent !== "Python"'),
      );
      await reader.press('Enter');
      await eventually('another tab', () =>
        reader.ask('document.activeElement.getAttribute("aria-selected") === "true"'),
      );
      assert.notEqual(await reader.ask<string>('document.activeElement.textContent'), 'Python');
    },
  ],
  [
    'code is copied, or selected where the browser does not let it be copied',
    '/docs/start-pixel-installation',
    async (reader) => {
      // The words show for two seconds.
      await reader.ask(`void new MutationObserver((changes) => changes.forEach(({target}) => {
        const name = target.getAttribute("aria-label") ?? "";
        if (/^(?:Copied|Not copied, but selected)/.test(name)) document.documentElement.dataset.copied = name;
      })).observe(document.body, {subtree: true, attributeFilter: ["aria-label"]})`);
      await reader.click({role: 'button', name: '^Copy code'});
      await eventually('the word of the button', () =>
        reader.ask('document.documentElement.dataset.copied !== undefined'),
      );
    },
  ],
  [
    'a filter leaves what matches',
    '/docs/lead-fields',
    async (reader) => {
      await reader.click({role: 'searchbox', name: '^Filter the'});
      await reader.type('mobile');
      await eventually('fewer fields', () =>
        reader.ask('[...document.querySelectorAll("output")].some((each) => /\\d+ of 201/.test(each.textContent))'),
      );
    },
  ],
  [
    'a link leads on, and back brings the place that was left',
    '/docs/destinations/kafka',
    async (reader) => {
      await alive(reader);
      const next: Target = {role: 'link', name: '.', within: '.pagination-nav__link--next, .pagination-nav'};
      await settle(reader, next);
      const place = await reader.ask<number>('scrollY');
      assert.ok(place > 500, `${place} px`);
      await reader.click(next);
      await eventually(
        'the next page',
        async () =>
          (await reader.ask(
            'location.pathname !== "/docs/destinations/kafka" && !document.title.startsWith("Kafka")',
          )) === true,
      );
      await reader.back();
      await arrive(reader, '/docs/destinations/kafka');
      await eventually(
        `the place ${place} px`,
        async () => Math.abs((await reader.ask<number>('scrollY')) - place) < 5,
      );
    },
  ],
  [
    'an unknown address says so, and search leads on',
    '/no-such-page',
    async (reader, host) => {
      assert.equal((await fetch(`${host.origin}/no-such-page`)).status, 404);
      await see(reader, {role: 'heading', name: '^Page not found$'});
      // It is drawn anew when it comes alive.
      await alive(reader);
      await reader.click({role: 'searchbox', name: 'Search docs', within: 'main'});
      await reader.type('kafka');
      await reader.press('Enter');
      await arrive(reader, '/search');
      await see(reader, {role: 'heading', name: 'Kafka'});
    },
  ],
];

/**
 * Tests what readers do most in one engine: pages of all kinds, then each thing from a page of its own.
 *
 * @param engine name of the engine
 * @param open starts its browser
 */
export function readIn(engine: string, open: () => Promise<Reader>): void {
  test(engine, async (t) => {
    const host = new Host();
    await host.start();
    const reader = await open();
    t.after(async () => {
      await reader.close();
      await host.stop();
    });
    await reader.resize(1440, 1000);

    await t.test(`${engine}: a page of each kind comes alive without an error`, async () => {
      for (const route of kinds) {
        await reader.open(host.origin + route);
        await see(reader, {role: 'heading', name: '.', within: 'main'});
        await alive(reader);
        assert.deepEqual(host.problems(), [], route);
      }
    });

    for (const [name, start, run] of things) {
      await t.test(`${engine}: ${name}`, async () => {
        await reader.open(host.origin + start);
        await run(reader, host);
        assert.deepEqual(host.problems(), []);
      });
    }

    await t.test(`${engine}: a script that throws is noticed`, async () => {
      await reader.ask('void dispatchEvent(new ErrorEvent("error", {message: "thrown", error: "thrown"}))');
      await reader.ask('void console.error("said")');
      const heard: string[] = [];
      await eventually('both', async () => {
        heard.push(...host.problems());
        return ['thrown', 'said'].every((word) => heard.join().includes(word));
      });
    });

    await t.test(`${engine}: docs that were saved are read without a network`, async () => {
      await reader.open(`${host.origin}/docs?offlineMode=true`);
      await eventually('the copy', () =>
        reader.ask('document.body.innerText.includes("You can now read the docs offline.")'),
      );
      await eventually('its worker to have the page', () =>
        reader.ask('navigator.serviceWorker.controller?.scriptURL.includes("offlineMode=true") === true'),
      );
      await host.stop();
      await reader.open(`${host.origin}/docs/destinations/kafka`);
      await see(reader, {role: 'heading', name: '^Kafka'});
      await host.start();
    });
  });
}
