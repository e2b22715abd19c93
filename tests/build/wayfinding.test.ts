import assert from 'node:assert/strict';
import {test} from 'vitest';
import {docsSets} from '../../content/docsSets';
import {latestVersion, olderVersions} from '../../content/versions';
import {joinWords} from '../../content/words';
import {type Page, attributes, docs as docsPages, pageAt, pages} from './site';

// The template page isn't in a sidebar.
const docs = docsPages.filter(({route}) => !/^\/docs\/(?:[\w.]+\/)?blank$/.test(route));

/** Docs sets with a different name in the guides menu. */
const menuEntries: Readonly<Record<string, string>> = {'GraphQL API': 'API', 'REST API': 'API'};

/** A page's location, as shown above the title, in the sidebar, in the navbar, and in the table of contents. */
function placesOf({$, route}: Page) {
  // Menu items have a label with a line below it.
  const labels = (selector: string) =>
    [...$(selector)].map((node) => $(node).clone().find('small').remove().end().text().trim());
  return {
    // The docs set, followed by the category.
    line: $('article > p').first().text().split(' › ')[0] ?? '',
    sets: [...$('nav[aria-label="Sets of docs"] a')].map((node) => $(node).contents().first().text().trim()),
    set: labels('nav[aria-label="Sets of docs"] a[aria-current]'),
    sidebar: attributes($('.theme-doc-sidebar-menu a[aria-current="page"]'), 'href'),
    menu: {button: labels('.navbar summary.navbar__link--active'), entries: labels('.dropdown__link--active')},
    bar: $('.navbar__items > a.navbar__link--active').length,
    isWhatIs: route.endsWith('/intro-to-pixel-tech'),
    contents: attributes($('.table-of-contents').first().find('a'), 'href'),
    headings: attributes($('.theme-doc-markdown :is(h2, h3)[id]'), 'id').map((id) => `#${id}`),
  };
}

const findings = docs.flatMap((page) => {
  const {line, sets, set, sidebar, menu, bar, isWhatIs, contents, headings} = placesOf(page);
  const wanted: [string, unknown, unknown][] = [
    ['the sidebar marks the page', sidebar, [page.route]],
    ['every set is one link away', sets, docsSets.map(({label}) => label)],
    ['the switch marks a set, and the line names it', set, [line]],
    ['the guides menu is lit', menu.button, ['Guides & Docs']],
    ['its entry is that of the set', menu.entries, [menuEntries[line] ?? line]],
    ['"What is" is lit on its own page alone', bar, isWhatIs ? 1 : 0],
    ['the contents list the headings', contents.length > 0 ? contents : headings, headings],
  ];
  return wanted.flatMap(([what, found, expected]) =>
    JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`${page.route}: ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`],
  );
});

test('on every docs page, title line, sidebar, navbar, and contents show the same location', () => {
  assert.ok(docs.length > 200, `${docs.length} docs pages`);
  assert.ok(docs.filter(({$}) => $('.table-of-contents a').length > 0).length > 200);
  assert.deepEqual(findings, []);
});

test('a docs set that Next lacks links to the latest version and names it', () => {
  const forms = pageAt('/docs/next/events').$('nav[aria-label="Sets of docs"] a[href="/docs/leadcapture/overview"]');
  assert.equal(forms.find('small').text(), `Forms with known fields prefilled (${latestVersion.name})`);
});

test('a page that a version lacks lists the versions that have it next to the switcher', () => {
  const switchOf = (route: string) => pageAt(route).$('nav[aria-label="Docs version"]').text();
  const having = joinWords([latestVersion, ...olderVersions].map(({label}) => label));
  assert.ok(switchOf('/docs/billing').endsWith(`This page is only in ${having}.`));
  assert.doesNotMatch(switchOf('/docs/events'), /only/);
});

test('every footer links to the home page', () => {
  assert.ok(pages.every(({$}) => $('.footer__bottom a[href="/"]').text() === 'Home page'));
});

test('the announcement is only on docs and blog pages, and not on those it links to', () => {
  const announced = ['/docs', '/docs/faq', '/blog', '/blog/tags/release'];
  for (const route of [...announced, '/', '/search', '/versions', '/docs/next/events']) {
    assert.equal(pageAt(route).$('.theme-announcement-bar').length, announced.includes(route) ? 1 : 0, route);
  }
});

test('each card on the docs home has its own icon and three links that appear nowhere else on the page', () => {
  const {$} = pageAt('/docs');
  const steps = attributes($('nav[aria-labelledby="first-lead"] a'), 'href');
  assert.equal(steps.length, 7);
  const cards = $('section[aria-labelledby="sets"] > div > ul > li').toArray();
  assert.equal(cards.length, docsSets.length + 1);
  const glyphs = cards.map((card) => $(card).find('h3 svg[aria-hidden] path').attr('d'));
  assert.equal(new Set(glyphs.filter(Boolean)).size, cards.length);
  const titles = cards.flatMap((card) => attributes($(card).find('h3 a'), 'href'));
  const tasks = cards.map((card) => attributes($(card).find('ul a'), 'href'));
  assert.deepEqual(new Set(tasks.map(({length}) => length)), new Set([3]));
  const all = [...steps, ...tasks.flat()];
  assert.equal(new Set(all).size, all.length);
  const repeated = tasks.flat().filter((address) => titles.includes(address));
  assert.deepEqual(repeated, []);
});
