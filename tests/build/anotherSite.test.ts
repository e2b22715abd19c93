import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, test} from 'vitest';
import {load} from 'cheerio';
import {docIds} from '../../content/links';
import {namesBelow} from '../../content/pageFile';
import {type RouteContract, contractFile} from '../../content/routeContract';
import brand from '../../content/siteBrand';
import {docsVersions, latestVersion, nextVersion} from '../../content/versions';
import {hydrate} from '../browser/fixtures';
import {watchProblems} from '../problems';
import {type Outcome, Scratch} from './scratch';

// One small build with a new name, another base URL, a cut version, generated index pages, and all page features.

const base = '/site/';

const releasedBefore = docsVersions.filter(({status}) => status !== 'unreleased');

const cutName = latestVersion.name.replace(/\d+$/, (last) => String(Number(last) + 1));

const cutFolder = `versioned_docs/version-${cutName}`;
const older = `docs/${latestVersion.name}/`;

const newMeaning = 'A meaning that only the new version has';

const scratch = new Scratch();
afterAll(() => scratch.remove());
const built = path.join(scratch.folder, 'build');

/** All files that a cut could change, with their sizes. */
const sources = (): string[] =>
  ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.ts', contractFile].flatMap((place) => {
    const at = path.join(scratch.folder, place);
    const names = fs.statSync(at).isFile() ? [''] : namesBelow(at);
    return names
      .filter((name) => fs.statSync(path.join(at, name)).isFile())
      .map((name) => `${path.join(place, name)} ${fs.statSync(path.join(at, name)).size}`);
  });

type Category = {label?: string; link?: object; items?: (string | Category)[]};

/** Gives a category a generated index, and its first page a list of cards. @returns their paths */
function addCards(): [index: string, page: string] {
  const place = `versioned_sidebars/version-${cutName}-sidebars.json`;
  const sidebars = JSON.parse(scratch.read(place)) as Record<string, (string | Category)[]>;
  const category = sidebars.docs?.find((item): item is Category => typeof item !== 'string' && Boolean(item.items));
  const page = category?.items?.find((item) => typeof item === 'string');
  assert.ok(category && page, `${place} has a category with pages`);
  const description = `All pages of ${category.label}.`;
  category.link = {type: 'generated-index', title: 'All pages', description, slug: '/all-pages'};
  scratch.write(place, JSON.stringify(sidebars));
  const list = "\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n";
  scratch.change(`${cutFolder}/${page}.mdx`, (text) => text + list);
  return [`${base}docs/all-pages`, `${base}docs/${page}`];
}

const front = (name: string) =>
  `---\ntitle: ${name}\ndescription: A page with links to other pages, which has the name ${name}.\n`;
const links = 'Read about [billing](/docs/billing) and [common questions](/docs/faq).\n';
const broken = '[Nowhere](/blog/nowhere) [Gone](/blog/gone) [Lost](./lost.mdx)\n';

let cut: string;
let added: string[];
let linked: string;
let outcome: Outcome;
let cards: [index: string, page: string];
/** Paths of pages that were removed for a shorter build. */
let gone: Set<string>;

beforeAll(async () => {
  const removed = scratch.keepFewPages().map((address) => base + address.slice(1));
  gone = new Set([...removed, ...removed.map((address) => address.replace('/docs/', `/${older}`))]);
  scratch.write('docs/parts/_part.mdx', 'A part without front matter.\n');
  scratch.write('docs/parts/01-first.mdx', `${front('First')}---\n\n${links}`);
  scratch.write('docs/parts/moved.mdx', `${front('Moved')}slug: /moved\n---\n\n${links}`);
  scratch.write('docs/parts/draft.mdx', `${front('Draft')}draft: true\n---\n\n${links}`);
  const {next, ...others} = JSON.parse(scratch.read(contractFile)) as RouteContract;
  scratch.write(
    contractFile,
    JSON.stringify({...others, next: [...next, '/docs/next/parts/01-first', '/docs/next/moved']}),
  );
  const before = sources();
  const command = ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/version-cut.ts', cutName];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: scratch.folder, encoding: 'utf8'});
  cut = stdout + stderr;
  assert.equal(status, 0, cut);
  added = sources().filter((line) => !before.includes(line));
  linked = scratch.read(`${cutFolder}/parts/01-first.mdx`);
  scratch.change('brand.ts', (source) =>
    source
      .replaceAll(brand.name, 'Acme Lens')
      .replaceAll(brand.slug, 'acmelens')
      .replace("baseUrl: '/'", `baseUrl: '${base}'`),
  );
  const facts = `${cutFolder}/_facts/lead-fields.yaml`;
  scratch.change(facts, (text) => text.replace(/meaning: .*/, `meaning: ${newMeaning}`));
  scratch.change(`${cutFolder}/faq.mdx`, (text) => `${text}\n${broken}`);
  scratch.write('docs/features.mdx', fs.readFileSync('tests/build/features/features.mdx'));
  scratch.write('docs/features.module.css', '.box { color: inherit; }\n');
  scratch.change('docs/intro-to-graphql.mdx', (source) => source.replace('---\n', '---\nunlisted: true\n'));
  const unlisted =
    "[{type: 'category', label: 'API', link: {type: 'doc', id: 'intro-to-graphql'}, items: ['parts/moved']}]";
  scratch.change('sidebars.ts', (source) => source.replace("['intro-to-graphql']", unlisted));
  const part = 'The imported part.\n\n## Heading of the part\n\n[Billing](../features.mdx)\n';
  scratch.write('docs/_features/part.mdx', part);
  scratch.write('docs/img/a b.png', fs.readFileSync('static/img/icon-512.png'));
  cards = addCards();
  outcome = await scratch.build();
});

const read = (file: string) => scratch.read(`build/${file}`);
const pageIn = (file: string) => load(read(file));

const files = () => namesBelow(built).filter((file) => fs.statSync(path.join(built, file)).isFile());
const pages = () => files().filter((file) => file.endsWith('.html'));

test('a cut adds one version with its docs, facts, SDL, and sidebars, and changes nothing else', () => {
  assert.match(cut, new RegExp(`Version ${cutName} is the latest`));
  const sidebars = `versioned_sidebars/version-${cutName}-sidebars`;
  const places = new RegExp(`^(?:${cutFolder}/|${sidebars}|(?:versions|content/routes)\\.json )`);
  assert.ok(added.length > 50, `${added.length} files`);
  const elsewhere = added.filter((line) => !places.test(line));
  assert.deepEqual(elsewhere, []);
  const names = added.map((line) => line.split(' ')[0]);
  const kinds = [
    '_facts/lead-fields.yaml',
    'graphql/schema.graphql',
    'parts/_part.mdx',
    'event-add-to-cart.mdx',
    'faq.mdx',
  ];
  for (const file of kinds) {
    assert.ok(names.includes(`${cutFolder}/${file}`), file);
  }
  const {current} = JSON.parse(scratch.read(contractFile)) as RouteContract;
  const ofParts = current.filter((route) => /\/(?:parts|moved)/.test(route));
  assert.deepEqual(ofParts, ['/docs/moved', '/docs/parts/01-first'], 'no draft, no part');
  assert.match(linked, /\]\(\.\.\/billing\.mdx\) and \[common questions\]\(\.\.\/faq\.mdx\)/);
  const lost = docIds(nextVersion).filter((id) => !current.includes(`/docs/${id}`));
  assert.deepEqual(lost, [], 'every page of Next is a page of the latest version now');
});

test('only broken links fail the build, with the page and the URL', () => {
  assert.equal(outcome.ok, false);
  assert.match(outcome.output, /found broken links!/);
  const addresses = [...outcome.output.matchAll(/linking to (\S+)/g)].map(([, address = '']) => address);
  const dead = addresses.filter((address) => !gone.has(address.replace(/#.*/, '')));
  assert.deepEqual(dead, [`${base}blog/nowhere`, `${base}blog/gone`, './lost.mdx']);
  assert.match(
    outcome.output,
    /link with URL .*\.\/lost\.mdx.* in source file .*\/faq\.mdx.* \(\d+:\d+\) couldn't be resolved/,
  );
  assert.equal([...outcome.output.matchAll(/link with URL /g)].length, 1, outcome.output);
});

test('a built page contains every Markdown and MDX feature that writers can use', () => {
  const $ = pageIn('docs/next/features.html');
  const article = $('article').text();
  for (const words of [
    'A title',
    'Outer text.',
    'Nested text.',
    'In the first tab.',
    'In the second tab.',
    'In an imported tab.',
    'Folded text.',
    'echo inside',
    "import code from './nowhere';",
    '<Operation name="pageview" />',
    'Another step.',
    'a | b',
    'own component',
    'alphabeta',
    'The imported part.',
    'The text of the footnote.',
  ]) {
    assert.ok(article.includes(words), words);
  }
  assert.doesNotMatch(article, /:::|%brand|A comment that readers/);
  assert.equal($('meta[name="features"]').attr('content'), 'head');
  assert.equal($('p.operation, .split').length, 0);
  assert.match(read('docs/next/features.md'), /^version: Next$/m);
  assert.equal($('[data-start]').length, 1);
  assert.equal($('h1.sr-only').text(), 'Features of Markdown');
  assert.equal($('h2#own-id').length, 1);
  assert.equal($('#heading-of-the-part').length, 1);
  assert.equal($('strong[data-own]').text(), 'own component');
  assert.equal($('article details:not(nav *) summary').first().text(), '1. A fold');
  assert.match($('.token-line').first().attr('style') ?? '', /counter-set:\s*line 4/);
  assert.equal($('.theme-code-block-highlighted-line').length, 2);
  assert.equal($('article input[type="checkbox"][checked]').length, 1);
  assert.equal($('article img[alt="An image by path"], article img[alt="An image of the site"]').length, 2);
  assert.ok($('article a[href$="features?a=1#own-id"]').length === 1);
});

test('an unlisted page is not in the sidebar, and not its category’s link', () => {
  const $ = pageIn('docs/next/moved.html');
  assert.equal($('.theme-doc-sidebar-menu summary').text(), 'API');
  assert.equal($('.navbar a[href$="/intro-to-graphql"], .theme-doc-sidebar-menu summary a').length, 0);
});

const text = /\.(?:html|js|css|json|xml|txt|svg|webmanifest|md)$/;

test('renaming the product in brand.ts leaves no trace of the old name, in a build without history', () => {
  const pattern = new RegExp(`${brand.name}|${brand.slug}`, 'i');
  assert.ok(pages().length > 100, `only ${pages().length} pages are built`);
  const traces = files().filter(
    (file) => pattern.test(path.basename(file)) || (text.test(file) && pattern.test(read(file))),
  );
  assert.deepEqual(traces, []);
  assert.match(read('docs/intro-to-pixel-tech.html'), /What is Acme Lens/);
  assert.doesNotMatch(read('docs/intro-to-leads.html'), /Last updated on/);
});

test('every URL of the site is below its base URL', () => {
  const outside = pages().flatMap((file) => {
    const $ = pageIn(file);
    return $('[href^="/"], [src^="/"], [action^="/"]')
      .not('pre *, [data-player] *')
      .toArray()
      .map(({attribs: {href, src, action}}) => href ?? src ?? action ?? '')
      .filter((address) => !address.startsWith(base))
      .map((address) => `${file}: ${address}`);
  });
  assert.deepEqual(outside, []);
  const manifest = JSON.parse(read('manifest.json')) as {scope: string; start_url: string};
  assert.equal(manifest.scope, base);
  assert.ok(manifest.start_url.startsWith(`${base}docs`));
  assert.match(read('robots.txt'), new RegExp(`Sitemap: https://.*${base}sitemap\\.xml`));
});

test('links in a version stay inside it', () => {
  const own = pages().filter((file) => file.startsWith(older));
  assert.ok(own.length > 25, `${own.length} pages of ${latestVersion.name}`);
  const leaving = own.flatMap((file) => {
    const found = pageIn(file)('article a[href], .menu a[href], .pagination-nav a[href]').not(
      'nav[aria-label="Docs version"] a, .theme-doc-version-banner a, .theme-edit-this-page',
    );
    return found
      .toArray()
      .map(({attribs}) => attribs.href ?? '')
      .filter((address) => address.startsWith(`${base}docs/`) && !address.startsWith(base + older))
      .filter((address) => !/\/docs\/(?:next\/|Integrations|QuickLinks|Journeyimg)/.test(address))
      .map((address) => `${file}: ${address}`);
  });
  assert.deepEqual(leaving, []);
});

test('changing a fact in the new version does not affect the older one', () => {
  const page = 'destinations/properties/unique-leads-attributes.html';
  assert.ok(read(`docs/${page}`).includes(newMeaning));
  assert.ok(!read(older + page).includes(newMeaning));
  assert.ok(read('downloads/lead-record.csv').includes(newMeaning));
  assert.ok(!read(`downloads/${latestVersion.name}/lead-record.csv`).includes(newMeaning));
  const download = pageIn(older + page)('a[download][href$=".csv"]').attr('href');
  assert.equal(download, `${base}downloads/${latestVersion.name}/lead-record.csv`);
});

const compressed = (file: string) =>
  zlib.brotliCompressSync(fs.readFileSync(file), {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}}).length;

/** Compressed size of what every page loads: style sheets, and the entry, which grows with the number of routes. */
function weightOf(build: string, page: string, start: string): number {
  const $ = load(fs.readFileSync(path.join(build, page), 'utf8'));
  const entry = $('[data-scripts]').attr('data-scripts')?.split(' ') ?? assert.fail(`${page} lists no scripts`);
  const sheets = [...$('link[rel="stylesheet"]')].map((node) => $(node).attr('href') ?? '');
  return [...sheets, ...entry].reduce((sum, file) => sum + compressed(path.join(build, file.slice(start.length))), 0);
}

test('pages load no more than the same pages of the site with two versions', () => {
  const weightBefore = weightOf('build', 'docs/billing.html', brand.baseUrl);
  for (const page of ['docs/billing.html', `${older}billing.html`, 'docs/next/events.html']) {
    // The path and product names are longer here.
    const [weight, most] = [weightOf(built, page, base), weightBefore + 512];
    assert.ok(weight > 10_000 && weight <= most, `${page}: ${weight} bytes; allowed: ${most}`);
  }
});

test('the sitemap, canonical URLs, and the offline copy follow the latest version', () => {
  const sitemap = read('sitemap.xml');
  assert.match(sitemap, new RegExp(`${base}docs/event-add-to-cart<`));
  assert.doesNotMatch(sitemap, new RegExp(`${base}docs/(?:next|${latestVersion.name})/`));
  const canonical = (file: string) => pageIn(file)('link[rel="canonical"]').attr('href');
  assert.ok(canonical('docs/billing.html')?.endsWith(`${base}docs/billing`));
  const robots = (file: string) => pageIn(file)('meta[name="robots"]').attr('content') ?? '';
  assert.match(robots(`${older}billing.html`), /noindex/);
  assert.equal(robots('docs/billing.html'), '');
  const copy = read('sw.js');
  assert.match(copy, /"docs\/billing"/);
  const others = new RegExp(`docs/(?:next|${latestVersion.name})/|docs-default-(?:current|${latestVersion.name})`);
  assert.doesNotMatch(copy, others);
});

test('the version page describes each version, and older pages have a notice at the top', () => {
  const $ = pageIn('versions.html');
  const rows = $('tbody tr')
    .toArray()
    .map((row) => [$(row).find('th').text(), $(row).find('td').first().text(), $(row).find('a').attr('href')]);
  assert.deepEqual(rows, [
    ['Next', 'Unreleased', `${base}docs/next/intro-to-pixel-tech`],
    [cutName, 'Latest release', `${base}docs/intro-to-pixel-tech`],
    ...releasedBefore.map(({name}) => [name, 'Older release', `${base}docs/${name}/intro-to-pixel-tech`]),
  ]);
  assert.match(read(`${older}billing.html`), /theme-doc-version-banner/);
});

test('in a browser: search, offline worker, player, and cards work below the base, and each version finds its own pages', async () => {
  const {origin, browser, close} = await scratch.open({...brand, baseUrl: base}, 4830);
  try {
    const context = await browser.newContext();
    const plain = await browser.newContext({javaScriptEnabled: false});
    const problems: string[][] = [];
    const open = async (route: string, hasScripts = true) => {
      const page = await (hasScripts ? context : plain).newPage();
      problems.push(watchProblems(page));
      await page.goto(origin + route);
      if (hasScripts) {
        await hydrate(page);
      }
      return page;
    };
    for (const [start, own] of [
      [`${base}docs/faq`, `${base}docs/`],
      [`${base}${older}faq`, base + older],
      [`${base}docs/next/events`, `${base}docs/next/`],
    ] as const) {
      const page = await open(start);
      await page.getByRole('button', {name: 'search'}).first().click();
      await page.getByRole('combobox').fill('suppressing');
      const option = page.getByRole('option').first();
      await option.waitFor();
      assert.ok((await option.getAttribute('href'))?.startsWith(own), `${start}: ${await option.getAttribute('href')}`);
      await option.click();
      await page.waitForURL((url) => url.pathname.startsWith(own));
      await page.close();
    }
    const home = await open(`${base}docs/blank`);
    await home.locator('[data-player-stage] iframe').first().waitFor();
    assert.ok((await home.locator('link[rel="manifest"]').getAttribute('href'))?.startsWith(base));
    const scope = await home.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(scope, origin + base);
    for (const route of cards) {
      const shown = async (scripts: boolean) => {
        const page = await open(route, scripts);
        const texts = await page.locator('main article article').allInnerTexts();
        await page.close();
        return texts;
      };
      const [without, withScripts] = [await shown(false), await shown(true)];
      assert.ok(without.length > 1 && without.every((card) => card.split('\n').filter(Boolean).length > 1), route);
      assert.deepEqual(withScripts, without, route);
    }
    assert.deepEqual(problems.flat(), []);
  } finally {
    await close();
  }
});
