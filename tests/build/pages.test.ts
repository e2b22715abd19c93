import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {load} from 'cheerio';
import {type AnyNode, isTag, isText} from 'domhandler';
import {renamed} from '../../content/renamed';
import {readRouteContract} from '../../content/routeContract';
import brand from '../../content/siteBrand';
import {hasHistory} from '../../config/history';
import {latestVersion, otherVersions, versionAt} from '../../content/versions';
import {
  type Check,
  descriptionOf,
  head,
  headings,
  leftoverWords,
  links,
  names,
  ownOrigin,
  shared,
  titleOf,
} from './checks';
import {type Page, buildFolder, contractRoutes, isBuilt, pages, previewRoutes} from './site';

/** Entrances to the docs that are written in code. */
const codePages: ReadonlySet<string> = new Set(readRouteContract().docsIndex);

const known = new Map(pages.map((page) => [page.route, page]));
const anchors = new Map(
  pages.map(({route, $}) => [
    route,
    new Set(
      $('[id]')
        .toArray()
        .map((node) => $(node).attr('id')),
    ),
  ]),
);

// A folder is no target: no host shows one.
const isFile = (target: string) =>
  fs.statSync(path.join(buildFolder, target), {throwIfNoEntry: false})?.isFile() ?? false;
const isTarget = (target: string) => known.has(target.replace(/\/$/, '') || '/') || isFile(target);
const hasAnchor = (target: string, anchor: string) => anchors.get(target)?.has(anchor) ?? false;

const findings = (check: Check) => pages.flatMap((page) => check(page).map((finding) => `${page.route}: ${finding}`));

test('a link to a folder without a page leads nowhere', () => {
  assert.ok(isTarget('/docs/destinations/kafka') && isTarget('/sitemap.xml'));
  assert.ok(!isTarget('/docs/destinations') && !isTarget('/assets/js') && !isTarget('/docs/nowhere'));
});

test('every route of the contract is built', () => {
  // The contract began with 237 routes, and none may go: one that has moved leads on.
  const known = new Set([...Object.values(readRouteContract()).flat(), ...Object.keys(renamed)]);
  assert.ok(known.size >= 237, `${known.size} routes`);
  assert.deepEqual(
    contractRoutes.filter((route) => !isBuilt(route)),
    [],
  );
});

test('no other routes than posts, the author list and the not-found page', () => {
  const others = [...known.keys()].filter((route) => !contractRoutes.includes(route));
  assert.deepEqual(
    others.filter((route) => !/^\/(?:404|blog\/authors|blog\/\d{4}\/\d{2}\/\d{2}\/[\w.-]+)$/.test(route)),
    [],
  );
});

const checks: [string, Check][] = [
  ['headings are in order, with one h1', headings],
  ['title, description, language and canonical address are there', head],
  ['no placeholder and no token is left', leftoverWords],
  ['ids are unique, pictures, frames and controls have names', names],
  ['nothing loads from another origin', ownOrigin],
  ['links and anchors lead somewhere', links(isTarget, hasAnchor)],
];

for (const [name, check] of checks) {
  test(name, () => {
    assert.deepEqual(findings(check), []);
  });
}

test('titles and descriptions of indexed pages are unique', () => {
  const others = otherVersions.map(({path: start}) => `${start}/`);
  const indexed = pages.filter(({route}) => route !== '/404' && !others.some((start) => route.startsWith(start)));
  assert.deepEqual(shared(indexed, titleOf), []);
  assert.deepEqual(shared(indexed, descriptionOf), []);
});

/** Pages that search engines are asked not to list: previews, search, the template page, all versions but the latest. */
const unlisted = ({route}: Page) =>
  previewRoutes.has(route) ||
  ['/search', '/docs/blank'].includes(route) ||
  otherVersions.some(({path: start}) => `${route}/`.startsWith(`${start}/`));

/** Pages with an address of their own: what is answered with status 404 is listed nowhere, whatever it says. */
const listable = pages.filter(({route}) => route !== '/404');

/** Whether a page says of itself what search engines need: its one address, and whether they may list it. */
const indexing: Check = (page) => {
  const {$, route} = page;
  const canonical = $('link[rel="canonical"]').attr('href');
  const own = brand.siteUrl + route;
  const asks = ($('meta[name="robots"]').attr('content') ?? '').includes('noindex');
  return [
    ...(canonical === own ? [] : [`canonical address ${canonical}`]),
    ...(asks === unlisted(page) ? [] : [asks ? 'noindex on a page for indexes' : 'no noindex']),
  ];
};

test('each page names its own address as canonical; previews, search and other versions stay out of indexes', () => {
  assert.deepEqual(
    listable.flatMap((page) => indexing(page).map((finding) => `${page.route}: ${finding}`)),
    [],
  );
  const [page, preview] = [known.get('/docs/billing'), known.get('/docs/next/events')];
  assert.ok(page && preview);
  assert.deepEqual(indexing({...page, $: load(preview.html)}), [
    `canonical address ${brand.siteUrl}/docs/next/events`,
    'noindex on a page for indexes',
  ]);
  assert.deepEqual(indexing({...preview, $: load(page.html)}).at(-1), 'no noindex');
});

test('the sitemap has the pages for indexes and no other, with the day of the last change that pages show', () => {
  const $ = load(fs.readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8'), {xml: true});
  const entries = new Map(
    $('url')
      .toArray()
      .map((node) => [$(node).find('loc').text().slice(brand.siteUrl.length), $(node).find('lastmod').text()]),
  );
  const wanted = listable.filter((page) => !unlisted(page) && !page.route.startsWith('/blog/tags'));
  assert.deepEqual([...entries.keys()].sort(), wanted.map(({route}) => route).sort());
  const days = wanted.flatMap(({route, $: page}) => {
    const shown = page('.theme-last-updated time').attr('datetime')?.slice(0, 10) ?? '';
    return shown && shown !== entries.get(route) ? [`${route}: ${entries.get(route)}, shown ${shown}`] : [];
  });
  assert.deepEqual(days, []);
  const without = [...entries].filter(([, day]) => day === '').map(([route]) => route);
  if (hasHistory()) {
    assert.deepEqual(
      without.filter((route) => route.startsWith('/docs/') && !codePages.has(route)),
      [],
    );
  } else {
    assert.equal(without.length, entries.size);
  }
});

test('“Edit this page” leads to the file of the page, in its version', () => {
  const wrong = pages.flatMap(({route, $}) => {
    const href = $('a.theme-edit-this-page').attr('href');
    const version = versionAt(route) ?? latestVersion;
    const isDoc = $('.theme-doc-markdown').length > 0;
    const name = route.slice(version.path.length + 1);
    const expected = isDoc ? `${brand.editUrl}${version.folder}/${name}.mdx` : href;
    const file = href?.slice(brand.editUrl.length);
    return href === expected && (!file || fs.existsSync(file)) ? [] : [`${route}: ${href}`];
  });
  assert.deepEqual(wrong, []);
  const linked = pages.filter(({$}) => $('a.theme-edit-this-page').length > 0).length;
  assert.ok(linked > 200, `${linked} pages`);
});

test('each docs page, and no other, asks whether it was helpful, and the answers name it', () => {
  const wrong = pages.flatMap(({route, $}) => {
    const isDoc = $('.theme-doc-markdown').length > 0;
    const bodies = $('main a[href^="mailto:"][href*="body="]')
      .toArray()
      .map((node) => new URL($(node).attr('href') ?? '').searchParams.get('body') ?? '');
    const own = bodies.filter((body) => body.endsWith(`\n${brand.siteUrl}${route}\n\n`));
    return bodies.length === (isDoc ? 5 : 0) && own.length === bodies.length ? [] : [`${route}: ${bodies.length}`];
  });
  assert.deepEqual(wrong, []);
});

test('every page has text of its own', () => {
  const thin = pages.filter(({$, route}) => {
    const words = $('main').text().trim().split(/\s+/).length;
    return words < (previewRoutes.has(route) || /^\/(?:404|search|versions|blog\/.*)$/.test(route) ? 8 : 60);
  });
  assert.deepEqual(
    thin.map(({route}) => route),
    [],
  );
});

const literal = new Set(['code', 'pre', 'kbd', 'svg', 'script', 'style', 'noscript']);

/** Texts with straight quotes, but for those in elements that are read to the letter. */
function straightIn(node: AnyNode): string[] {
  if (isText(node)) {
    return /['"]/.test(node.data) ? [node.data.trim()] : [];
  }
  return isTag(node) && !literal.has(node.name) ? node.children.flatMap(straightIn) : [];
}

test('prose has curly quotes and apostrophes on every page', () => {
  // What the theme itself says of a tag is left out.
  const found = pages
    .filter(({route}) => !route.startsWith('/blog/tags/'))
    .flatMap(({$, route}) =>
      $('body')
        .toArray()
        .flatMap(straightIn)
        .map((text) => `${route}: ${text}`),
    );
  assert.deepEqual(found, []);
});
