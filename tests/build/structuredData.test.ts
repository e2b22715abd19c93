import assert from 'node:assert/strict';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {type Page, docs, pageAt, pages, posts, texts} from './site';

type Node = {'@type'?: string} & Record<string, unknown>;

/** Properties that Google's guides require or recommend (developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['url', 'headline', 'description', 'datePublished', 'author'],
  Blog: ['@id'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  Person: ['name'],
  ContactPoint: ['contactType', 'email'],
  WebSite: ['url', 'name'],
  ImageObject: ['url'],
};

const dataOf = ({$}: Page) => texts($, 'script[type="application/ld+json"]');

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const below = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) || !('@type' in value) ? below : [value as Node, ...below];
}

const routes = new Set(pages.map(({route}) => brand.siteUrl + route));

function problems({$}: Page, texts: readonly string[]): string[] {
  const nodes = texts.flatMap((text) => nodesOf(JSON.parse(text)));
  const canonical = $('link[rel="canonical"]').attr('href');
  const steps = nodes.filter((node) => node['@type'] === 'ListItem');
  return [
    ...nodes.flatMap((node) => {
      const names = required[node['@type'] ?? ''];
      return names
        ? names.filter((name) => !node[name]).map((name) => `${node['@type']} without ${name}`)
        : [`unknown type ${node['@type']}`];
    }),
    ...nodes
      .flatMap(({url, image, logo}) => [url, image, logo])
      .filter((address) => typeof address === 'string' && !address.startsWith(`${brand.siteUrl}/`))
      .map((address) => `${String(address)} is no address of the site`),
    ...(steps.length > 0 && steps.at(-1)?.item !== canonical ? ['the breadcrumbs do not end at the page'] : []),
    ...steps.flatMap(({position, item}, index) => [
      ...(position === index + 1 ? [] : [`step ${index + 1} has position ${String(position)}`]),
      ...(routes.has(String(item)) ? [] : [`no page at ${String(item)}`]),
    ]),
  ];
}

test('the JSON-LD of every page is complete, and its URLs are pages', () => {
  const found = pages.flatMap((page) => problems(page, dataOf(page)).map((problem) => `${page.route}: ${problem}`));
  assert.deepEqual(found, []);
});

test('docs, posts, the blog, and the home page have the right types', () => {
  const typesOf = (page: Page) =>
    dataOf(page).flatMap((text) => nodesOf(JSON.parse(text)).map((node) => node['@type']));
  assert.ok(docs.length > 200);
  assert.deepEqual(
    docs.filter((page) => !typesOf(page).includes('BreadcrumbList')),
    [],
  );
  assert.deepEqual(new Set(posts.map((post) => typesOf(post)[0])), new Set(['BlogPosting']));
  assert.equal(typesOf(pageAt('/blog'))[0], 'Blog');
  assert.ok(typesOf(pageAt('/blog')).filter((type) => type === 'BlogPosting').length >= 4);
  assert.deepEqual(typesOf(pageAt('/')).slice(0, 2), ['WebSite', 'Organization']);
});

test('a docs page’s breadcrumbs name its docs set', () => {
  const [data = ''] = dataOf(pageAt('/docs/destinations/kafka'));
  const steps = nodesOf(JSON.parse(data)).filter((node) => node['@type'] === 'ListItem');
  assert.equal(steps.map(({name}) => name).join(' > '), 'Docs > Integrations > Kafka');
});

for (const [route, from, to, expected] of [
  ['/docs/billing', /"item":"[^"]+\/docs\/billing"/, '"item":""', /ListItem without item/],
  ['/docs/billing', '"position":2', '"position":5', /step 2 has position 5/],
  ['/docs/billing', '"BreadcrumbList"', '"Breadcrumblist"', /unknown type Breadcrumblist/],
  ['/docs/billing', /"item":"[^"]+\/docs"/, `"item":"${brand.siteUrl}/doc"`, /no page at .*\/doc$/m],
  ['/docs/billing', /"item":"[^"]+\/docs\/billing"/, `"item":"${brand.siteUrl}/docs"`, /do not end at the page/],
  ['/', /"logo":"[^"]+"/, '"logo":"/img/a.png"', /\/img\/a\.png is no address of the site/],
] as const) {
  test(`an error in the JSON-LD is reported: ${expected.source}`, () => {
    const page = pageAt(route);
    const [text = ''] = dataOf(page);
    assert.match(problems(page, [text.replace(from, to)]).join('\n'), expected);
  });
}
