import assert from 'node:assert/strict';
import {afterAll, beforeAll, test} from 'vitest';
import {ReportingHost} from './host';
import {type Reader, type Target, arrive, click, element, eventually, hydrate, isTrue, load, lose, see} from './reader';

const docs = ['intro-to-pixel-tech', 'destinations/kafka', 'graphql/basic-graphql-request', 'blank', 'next/events'];
const kinds = ['/', ...docs.map((id) => `/docs/${id}`), '/blog', '/privacy-policy', '/versions'];

const theme = (reader: Reader) => reader.ask<string>('document.documentElement.dataset.theme');

const journeys: Record<string, (reader: Reader, open: (route: string) => Promise<void>) => Promise<void>> = {
  async 'the theme changes, and stays after a reload'(reader, open) {
    await open('/docs/events');
    const before = await theme(reader);
    await click(reader, {role: 'button', name: 'Switch between dark and light mode'});
    await eventually('the other theme', async () => (await theme(reader)) !== before);
    await load(reader, 'location.reload()');
    assert.notEqual(await theme(reader), before);
  },
  async 'search closes, and is used with the keyboard'(reader, open) {
    await open('/docs/billing');
    await click(reader, {role: 'button', name: '^Search docs'});
    await click(reader, {role: 'button', name: '^Close$', within: 'dialog'});
    await reader.type('/');
    await isTrue(reader, 'document.activeElement?.matches("dialog input") === true');
    // As one input event, because Enter opens all results while the text's own results are pending.
    await reader.ask('document.execCommand("insertText", false, "kafka")');
    await isTrue(reader, '/Kafka/.test(document.querySelector("[role=option][aria-selected=true]")?.textContent)');
    const composed =
      "new KeyboardEvent('keydown', {key: 'Escape', isComposing: true, bubbles: true, cancelable: true})";
    await reader.ask(`void document.activeElement.dispatchEvent(${composed})`);
    assert.ok(await reader.ask('document.activeElement?.matches("dialog[open] input")'), 'the composition has the key');
    await reader.press('Enter');
    await arrive(reader, '/docs/destinations/kafka');
    await see(reader, {role: 'heading', name: '^Kafka'});
  },
  async 'a menu of the navbar opens, and Escape closes it and returns the focus'(reader, open) {
    await open('/docs/events');
    const menu: Target = {role: 'disclosure', name: '^Guides & Docs', within: '.navbar'};
    const entry: Target = {role: 'link', name: '^API ', within: '.navbar .dropdown__menu'};
    await click(reader, menu);
    await see(reader, entry);
    await reader.press('Escape');
    await lose(reader, entry);
    await isTrue(reader, `document.activeElement === ${element(menu)}`);
  },
  async 'the phone menu opens, leads on, and closes'(reader, open) {
    await open('/docs/events');
    await reader.resize(390, 844);
    await click(reader, {role: 'button', name: 'Toggle navigation bar'});
    await click(reader, {role: 'link', name: '^Pageview', within: '.navbar-sidebar'});
    await arrive(reader, '/docs/event-pageview');
    await lose(reader, {role: 'button', name: 'Close navigation bar'});
    await reader.resize(1440, 1000);
  },
  async 'code is copied by the first click, and the page as Markdown'(reader, open) {
    await open('/docs/start-pixel-installation');
    await click(reader, {role: 'button', name: '^Copy code'});
    await see(reader, {role: 'button', name: '^Copied code'});
    await click(reader, {role: 'button', name: '^Copy page$'});
    await isTrue(reader, `document.querySelector('main [role="status"]').textContent === 'Copied'`);
  },
  async 'a link leads on, and Back returns to the place that was left'(reader, open) {
    await open('/docs/destinations/kafka');
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
  async 'an unknown address shows the not-found page, whose search leads on'(reader, open) {
    await open('/no-such-page');
    await see(reader, {role: 'heading', name: '^Page not found$'});
    await hydrate(reader);
    await click(reader, {role: 'searchbox', name: 'Search docs', within: 'main'});
    await reader.type('kafka');
    await reader.press('Enter');
    await arrive(reader, '/search');
    await see(reader, {role: 'heading', name: 'Kafka'});
  },
};

/** Tests reader journeys in one browser. Each browser has its own file, so that they run in parallel. */
export function testIn(start: () => Promise<Reader>, port: number): void {
  const host = new ReportingHost();
  let reader: Reader;
  const open = (route: string) => load(reader, `location.assign('${host.origin}${route}')`);

  /** Errors that the page has reported so far. */
  async function problems(): Promise<string[]> {
    await reader.ask('void fetch("/problems", {method: "POST", body: "asked"})');
    const heard: string[] = [];
    await eventually('an answer', async () => heard.push(...host.problems()) > 0 && heard.includes('asked'));
    return heard.filter((words) => words !== 'asked');
  }

  beforeAll(async () => {
    await host.start(port);
    reader = await start();
    await reader.resize(1440, 1000);
  });
  afterAll(async () => {
    await reader?.close();
    await host.stop();
  });

  test('a page of each kind hydrates without errors', async () => {
    for (const route of kinds) {
      await open(route);
      await hydrate(reader);
      assert.deepEqual(await problems(), [], route);
    }
  });

  test.each(Object.entries(journeys))('%s', async (_name, run) => {
    await run(reader, open);
    assert.deepEqual(await problems(), []);
  });

  test('an error on a page is reported', async () => {
    await reader.ask('void console.error("logged")');
    await eventually('the report', async () => host.problems().join().includes('logged'));
  });

  test('saved docs open offline', async () => {
    await open('/docs?offlineMode=true');
    await isTrue(reader, 'navigator.serviceWorker.controller?.scriptURL.includes("offlineMode%22%3Atrue") === true');
    await host.stop();
    await open('/docs/destinations/kafka');
    await see(reader, {role: 'heading', name: '^Kafka'});
  });
}
