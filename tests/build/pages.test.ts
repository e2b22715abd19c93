import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {type AnyNode, isTag, isText} from 'domhandler';
import {otherVersions} from '../../content/versions';
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
import {buildFolder, contractRoutes, isBuilt, pages, previewRoutes} from './site';

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
  // The contract began with 237 routes, and none may go.
  assert.ok(contractRoutes.length >= 237, `${contractRoutes.length} routes`);
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

test('section previews and search stay out of indexes', () => {
  const open = [...previewRoutes, '/search']
    .filter((route) => route !== '/Landing')
    .filter((route) => {
      const robots = known.get(route)?.$('meta[name="robots"]').attr('content') ?? '';
      return !robots.includes('noindex');
    });
  assert.deepEqual(open, []);
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
