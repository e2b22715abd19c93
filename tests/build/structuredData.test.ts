import assert from 'node:assert/strict';
import test from 'node:test';
import zlib from 'node:zlib';
import brand from '../../content/siteBrand';
import {dataFindings, nodesOf, rules} from './structuredData';
import {type Page, pages} from './site';

const blocks = ({$}: Page) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((node) => $(node).text());

const plain = (text: string) => text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();

/** What a reader sees of a page; meanings of terms are shown on demand. */
function shown({$}: Page) {
  const main = $('main').clone();
  main.find('[role="tooltip"], .hash-link').remove();
  return {
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    heading: plain(main.find('h1').first().text()),
    text: plain(main.text()),
  };
}

const described = pages.filter(({route}) => route !== '/404');
const routes = new Set(described.map(({route}) => brand.siteUrl + route));
const isPage = (address: string) => routes.has(address);
const findings = (page: Page, texts = blocks(page)) => dataFindings(texts, shown(page), brand.siteUrl, isPage);

const pageAt = (route: string) => described.find((page) => page.route === route) ?? assert.fail(`no page ${route}`);

test('each page says what it is, in the words that search engines ask for', () => {
  assert.deepEqual(
    described.flatMap((page) => findings(page).map((finding) => `${page.route}: ${finding}`)),
    [],
  );
});

test('docs, posts, lists, FAQ, home and search are told apart', () => {
  const typeOf = (route: string) => nodesOf(JSON.parse(blocks(pageAt(route))[0] ?? ''))[1]?.['@type'];
  assert.deepEqual(
    ['/', '/docs', '/docs/billing', '/docs/faq', '/blog', '/blog/tags', '/search', '/privacy-policy'].map(typeOf),
    ['WebSite', 'CollectionPage', 'TechArticle', 'FAQPage', 'Blog', 'CollectionPage', 'SearchResultsPage', 'WebPage'],
  );
  const post = described.find(({route}) => /^\/blog\/\d{4}\//.test(route));
  assert.equal(typeOf(post?.route ?? ''), 'BlogPosting');
});

test('faults in the data are found', () => {
  const faults: [route: string, change: [from: RegExp | string, to: string], finding: RegExp][] = [
    ['/docs/billing', [/"headline":"[^"]+",/, ''], /TechArticle without headline \(developers\.google\.com/],
    ['/docs/billing', ['"headline"', '"headlin"'], /TechArticle with headlin, which has no rule/],
    ['/docs/billing', ['"position":2', '"position":5'], /step 2 has position 5/],
    ['/docs/billing', [/"image":"[^"]+"/, '"image":"/img/a.png"'], /image is no address of the site/],
    ['/docs/billing', ['"@type":"TechArticle"', '"@type":"Techarticle"'], /the type Techarticle has no rule/],
    ['/docs/billing', [/"item":"[^"]+\/docs"/, `"item":"${brand.siteUrl}/doc"`], /no page at .*\/doc$/m],
    ['/docs/billing', [/"author":\{[^}]+\}/, '"author":[]'], /TechArticle without author/],
    [
      '/docs/billing',
      ['#organization"},"author"', '#nobody"},"author"'],
      /a reference to .*#nobody, which is not there/,
    ],
    ['/docs/faq', [/’/, "'"], /that readers don't see/],
    ['/docs/faq', [/"acceptedAnswer":\{[^}]+\}/, '"acceptedAnswer":""'], /Question without acceptedAnswer/],
    [
      '/',
      [/"potentialAction":\{.*?\},"query-input":"[^"]+"\}/, '"potentialAction":""'],
      /WebSite without potentialAction/,
    ],
  ];
  for (const [route, [from, to], finding] of faults) {
    const page = pageAt(route);
    const [text = ''] = blocks(page);
    assert.notEqual(text.replace(from, to), text, `${route}: ${String(from)}`);
    assert.match(findings(page, [text.replace(from, to)]).join('\n'), finding, `${route}: ${String(from)}`);
  }
  assert.match(findings(pageAt('/docs/faq'), []).join(), /0 blocks of data/);
  assert.ok(Object.values(rules).every(({source}) => /^(?:developers\.google\.com|schema\.org)\//.test(source)));
});

/** Pages whose data hold what is on them, so that they grow with it. */
const grows = new Set(['/blog', '/docs/faq']);

test('the data of a page weigh at most 0.6 KB on the way', () => {
  const size = (html: string) =>
    zlib.brotliCompressSync(html, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}}).length;
  const heaviest = described
    .filter(({route}) => !grows.has(route))
    .toSorted((a, b) => (blocks(b)[0]?.length ?? 0) - (blocks(a)[0]?.length ?? 0))
    .slice(0, 8);
  const heavy = [...heaviest, pageAt('/docs/billing'), pageAt('/')].flatMap(({route, html}) => {
    const without = html.replace(/<script type="?application\/ld\+json.*?<\/script>/s, '');
    const added = size(html) - size(without);
    return added <= 614 ? [] : [`${route}: ${added} bytes`];
  });
  assert.deepEqual(heavy, []);
});
