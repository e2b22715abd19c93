import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {load} from 'cheerio';
import {type AnyNode, isTag, isText} from 'domhandler';
import {redirects} from '../../content/redirects';
import {readRouteContract} from '../../content/routeContract';
import brand from '../../content/siteBrand';
import {hasHistory} from '../../config/history';
import {latestVersion, otherVersions, versionAt} from '../../content/versions';
import {type Check, descriptionOf, head, headings, leftoverWords, names, ownOrigin, shared} from './checks';
import {
  type Page,
  attributes,
  buildFolder,
  contractRoutes,
  isBuilt,
  pageAt,
  pages,
  previewRoutes,
  readBuilt,
} from './site';

/** Docs entry pages that are React components. */
const codePages: ReadonlySet<string> = new Set(readRouteContract().docsIndex);

const known = new Set(pages.map(({route}) => route));
const anchors = new Map(pages.map(({route, $}) => [route, new Set(attributes($('[id]'), 'id'))]));

// A folder isn't a valid target, because hosts don't list folders.
const isFile = (target: string) =>
  fs.statSync(path.join(buildFolder, target), {throwIfNoEntry: false})?.isFile() ?? false;

const links: Check = ({$, route}) =>
  attributes($('a[href]'), 'href')
    .filter((href) => href.startsWith('/') || href.startsWith('#'))
    .flatMap((href) => {
      const {pathname, hash} = new URL(href, `http://site${route}`);
      const anchor = decodeURIComponent(hash.slice(1));
      if (!known.has(pathname.replace(/\/$/, '') || '/') && !isFile(pathname)) {
        return [`link leads nowhere: ${href}`];
      }
      return anchor === '' || anchors.get(pathname)?.has(anchor) ? [] : [`anchor leads nowhere: ${href}`];
    });

const isDoc = ({$}: Page) => $('.theme-doc-markdown').length > 0;

/** Pages with noindex: previews, search, the template page, and all versions but the latest. */
const isUnlisted = ({route}: Page) =>
  previewRoutes.has(route) ||
  ['/search', '/docs/blank'].includes(route) ||
  otherVersions.some(({path: start}) => `${route}/`.startsWith(`${start}/`));

/** Pages with their own URL, which excludes pages served with status 404. */
const listable = pages.filter(({route}) => route !== '/404');

/** Checks a page's canonical URL and whether it can be indexed. */
const indexing: Check = (page) => {
  const {$, route} = page;
  const canonical = attributes($('link[rel="canonical"]'), 'href').join();
  const asks = ($('meta[name="robots"]').attr('content') ?? '').includes('noindex');
  return [
    ...(canonical === brand.siteUrl + route ? [] : [`canonical address ${canonical}`]),
    ...(asks === isUnlisted(page) ? [] : [asks ? 'noindex on a page for indexes' : 'no noindex']),
  ];
};

const editLink: Check = (page) => {
  const {route, $} = page;
  const href = $('a.theme-edit-this-page').attr('href');
  const version = versionAt(route) ?? latestVersion;
  const name = route.slice(version.path.length + 1);
  const expected = isDoc(page) ? `${brand.editUrl}${version.folder}/${name}.mdx` : href;
  const file = href?.slice(brand.editUrl.length);
  return href === expected && (!file || fs.existsSync(file)) ? [] : [`leads to ${href}`];
};

const feedback: Check = (page) => {
  const bodies = attributes(page.$('main a[href^="mailto:"][href*="body="]'), 'href').map(
    (href) => new URL(href).searchParams.get('body') ?? '',
  );
  const own = bodies.filter((body) => body.endsWith(`\n${brand.siteUrl}${page.route}\n\n`));
  return bodies.length === (isDoc(page) ? 5 : 0) && own.length === bodies.length
    ? []
    : [`${own.length} of ${bodies.length} answers name the page`];
};

const ownText: Check = ({$, route}) => {
  const words = $('main').text().trim().split(/\s+/).length;
  const least = previewRoutes.has(route) || /^\/(?:404|search|versions|blog\/.*)$/.test(route) ? 8 : 60;
  return words < least ? [`${words} words`] : [];
};

const sheetFirst: Check = ({$}) => {
  const first = $('link[rel="stylesheet"], script:not([type="application/ld+json"])').first();
  return first.is('link') ? [] : [`first of all: ${$.html(first).slice(0, 40)}`];
};

const literal = new Set(['code', 'pre', 'kbd', 'svg', 'script', 'style', 'noscript']);

/** Text with straight quotes, except in code and other literal elements. */
function straightIn(node: AnyNode): string[] {
  if (isText(node)) {
    return /['"]/.test(node.data) ? [`straight quotes: ${node.data.trim()}`] : [];
  }
  return isTag(node) && !literal.has(node.name) ? node.children.flatMap(straightIn) : [];
}

// Excludes the theme's own text for tags.
const quotes: Check = ({$, route}) => (route.startsWith('/blog/tags/') ? [] : $('body').toArray().flatMap(straightIn));

/** Checks for every page, with the HTML of pages that fail and the expected problem. */
const checks: [name: string, check: Check, ...bad: [html: string, problem: RegExp, route?: string][]][] = [
  [
    'headings are in order with one h1',
    headings,
    ['<main><h1>A</h1><h1>B</h1></main>', /2 h1/],
    ['<main><h1>A</h1><h3>B</h3></main>', /h1 is followed by h3/],
  ],
  [
    'title, description, and language are set',
    head,
    ['<meta name="description" content="desc">', /no title.*description of 4.*no language/],
  ],
  [
    'no placeholders, tokens, or Markdown are left',
    leftoverWords,
    ['<main>Ask %brand.name%</main>', /%brand/],
    ['<main>It works (inferred).</main>', /inferred/],
    ['<main><code>`</code> Key: `_data</main>', /^Markdown in text: +Key: `_data$/],
  ],
  [
    'IDs are unique, and images, iframes, and controls have names',
    names,
    ['<p id="a"></p><p id="a"></p>', /id "a" twice/],
    ['<img src="/a.png"><iframe src="/b"></iframe>', /picture without alt: \/a\.png.*frame without title: \/b/],
    ['<a href="/"><svg></svg></a>', /control without a name/],
  ],
  [
    'nothing loads from another origin',
    ownOrigin,
    ['<script src="https://cdn.example/a.js"></script>', /elsewhere: https:\/\/cdn/],
  ],
  [
    'links and anchors have targets',
    links,
    ['<a href="/docs/nowhere">A</a>', /link leads nowhere: \/docs\/nowhere/],
    ['<a href="/docs/destinations">A folder</a>', /link leads nowhere/],
    ['<a href="/sitemap.xml"></a><a href="/docs/faq#nowhere">A</a>', /^anchor leads nowhere: \/docs\/faq#nowhere$/],
  ],
  [
    'each page has its own URL as canonical; previews, search, and other versions have noindex',
    indexing,
    [pageAt('/docs/next/events').html, /canonical address .*\/docs\/next\/events,noindex on a page for indexes/],
    [pageAt('/docs/billing').html, /no noindex/, '/docs/next/events'],
    [`<link rel="canonical" href="${brand.siteUrl}/docs/billing">`.repeat(2), /canonical address .*,.*/],
  ],
  ['“Edit this page” leads to the page’s file', editLink, [pageAt('/docs/faq').html, /leads to .*\/faq\.mdx$/]],
  ['each docs page asks whether it helped', feedback, [pageAt('/docs/faq').html, /0 of 5 answers/]],
  [
    'the style sheet precedes all scripts: the parser waits for it, and the top of a page is painted early',
    sheetFirst,
    ['<script>a()</script><link rel="stylesheet" href="/a.css">', /first of all: <script>a/],
  ],
  ['every page has text of its own', ownText, ['<main>Few words</main>', /2 words/]],
  ['prose has curly quotes and apostrophes', quotes, ['<p>It\'s <code>"a"</code></p>', /^straight quotes: It's$/]],
];

test.each(checks)('%s', (_name, check, ...bad) => {
  const checked = check === indexing ? listable : pages;
  const problems = checked.flatMap((page) => check(page).map((problem) => `${page.route}: ${problem}`));
  assert.deepEqual(problems, []);
  for (const [html, expected, route = '/docs/billing'] of bad) {
    assert.match(check({route, file: '', html, $: load(html)}).join(), expected);
  }
});

test('the build has every route in the contract, and otherwise only posts, authors, and the not-found page', () => {
  // The contract started with 237 routes, and none can be removed: a moved route redirects.
  const routes = new Set([...Object.values(readRouteContract()).flat(), ...Object.keys(redirects)]);
  assert.ok(routes.size >= 237, `${routes.size} routes`);
  const missing = contractRoutes.filter((route) => !isBuilt(route));
  assert.deepEqual(missing, []);
  const free = /^\/(?:404|blog\/authors|blog\/\d{4}\/\d{2}\/\d{2}\/[\w.-]+)$/;
  const others = [...known].filter((route) => !contractRoutes.includes(route) && !free.test(route));
  assert.deepEqual(others, []);
});

test('the not-found page links to the first steps', () => {
  const {$} = pageAt('/404');
  assert.equal($('main a:contains("Install the pixel")').length, 1);
});

test('a field group lists its places, a field lists exceptions, and a type links to its fields', () => {
  const group = pageAt('/docs/lead-fields').$('h3#contact + details');
  assert.match(group.text(), /Available in Templates, Destinations, and API, unless the row says otherwise\./);
  assert.doesNotMatch(group.find('#field-phone_type').text(), /In /);
  assert.match(group.find('#field-phone').text(), /In\s+Destinations and API/);
  const {$} = pageAt('/docs/graphql/suppression-graphql-request');
  assert.ok($('a[href="#suppressioneventinput"]:not(.hash-link)').length > 0);
});

test('titles and descriptions of indexed pages are unique', () => {
  const others = otherVersions.map(({path: start}) => `${start}/`);
  const indexed = listable.filter(({route}) => !others.some((start) => route.startsWith(start)));
  const titleOf = ({$}: Page) => $('title').text();
  assert.deepEqual(shared(indexed, titleOf), []);
  assert.deepEqual(shared(indexed, descriptionOf), []);
  const page = pageAt('/docs/faq');
  assert.match(shared([page, {...page, route: '/b'}], titleOf).join(), /: \/docs\/faq, \/b$/);
});

test('the sitemap has exactly the indexable pages, with the last change date shown on each page', () => {
  const $ = load(readBuilt('sitemap.xml'), {xml: true});
  const entries = new Map(
    $('url')
      .toArray()
      .map((node) => [$(node).find('loc').text().slice(brand.siteUrl.length), $(node).find('lastmod').text()]),
  );
  const wanted = listable.filter((page) => !isUnlisted(page) && !page.route.startsWith('/blog/tags'));
  assert.deepEqual([...entries.keys()].sort(), wanted.map(({route}) => route).sort());
  const days = wanted.flatMap(({route, $: page}) => {
    const shown = page('.theme-last-updated time').attr('datetime')?.slice(0, 10) ?? '';
    return shown && shown !== entries.get(route) ? [`${route}: ${entries.get(route)}, shown ${shown}`] : [];
  });
  assert.deepEqual(days, []);
  const without = [...entries].filter(([, day]) => day === '').map(([route]) => route);
  if (hasHistory()) {
    const dayless = without.filter((route) => route.startsWith('/docs/') && !codePages.has(route));
    assert.deepEqual(dayless, []);
  } else {
    assert.equal(without.length, entries.size);
  }
});
