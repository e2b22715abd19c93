import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import brand from '../../content/siteBrand';
import {buildFolder, contractRoutes, type Page, pages} from './site';

const routes = new Set(contractRoutes);
const contractPages = pages.filter(({route}) => routes.has(route));

const meta = ({$}: Page, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`)
    .toArray()
    .map((node) => $(node).attr('content') ?? '');
const card = (page: Page) => meta(page, 'og:image')[0] ?? '';
const fileOf = (address: string) => path.join(buildFolder, address.slice(brand.siteUrl.length + 1));

test('every page names one picture of the site, for both kinds of readers', () => {
  const wrong = contractPages.filter((page) => {
    const [image, ...more] = meta(page, 'og:image');
    const twitter = meta(page, 'twitter:image');
    return (
      !image?.startsWith(`${brand.siteUrl}/`) ||
      !fs.existsSync(fileOf(image)) ||
      more.length > 0 ||
      twitter.length !== 1 ||
      twitter[0] !== image
    );
  });
  assert.ok(contractPages.length > 0);
  assert.deepEqual(
    wrong.map(({route}) => route),
    [],
  );
});

// A page may bring a picture of its own.
const withCard = contractPages.filter((page) => card(page).startsWith(`${brand.siteUrl}/img/cards/`));

test('every card is a PNG of 1200 by 630, as the page says', () => {
  assert.ok(withCard.length > 0);
  const wrong = withCard.filter((page) => {
    const png = fs.existsSync(fileOf(card(page))) ? fs.readFileSync(fileOf(card(page))) : Buffer.alloc(24);
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const said = [meta(page, 'og:image:width')[0], meta(page, 'og:image:height')[0]].map(Number);
    return png.toString('latin1', 1, 4) !== 'PNG' || size.join() !== '1200,630' || said.join() !== size.join();
  });
  assert.deepEqual(
    wrong.map((page) => [page.route, card(page)]),
    [],
  );
});

test('pages with different titles have different pictures', () => {
  const titles = new Map<string, Set<string>>();
  for (const page of withCard) {
    const digest = createHash('sha256')
      .update(fs.readFileSync(fileOf(card(page))))
      .digest('hex');
    titles.set(digest, (titles.get(digest) ?? new Set()).add(page.$('h1').first().text().trim()));
  }
  const shared = [...titles.values()].filter((each) => each.size > 1).map((each) => [...each]);
  assert.deepEqual(shared, []);
});

test('docs and posts say in words what their card shows', () => {
  const written = withCard.filter(
    ({route}) => /^\/docs\/.|^\/blog\/\d/.test(route) && !/\/docs\/(?:Integrations|Journeyimg|QuickLinks)$/.test(route),
  );
  assert.ok(written.length > 0);
  const wrong = written.filter(
    (page) => !meta(page, 'og:image:alt')[0]?.startsWith(page.$('h1').first().text().trim()),
  );
  assert.deepEqual(
    wrong.map((page) => [page.route, meta(page, 'og:image:alt')[0]]),
    [],
  );
});

test('readers download neither cards for offline reading nor the words of the cards', () => {
  assert.doesNotMatch(fs.readFileSync(path.join(buildFolder, 'sw.js'), 'utf8'), /img\/cards/);
  const scripts = fs.readdirSync(path.join(buildFolder, 'assets/js')).filter((name) => name.endsWith('.js'));
  const words =
    meta(pages.find(({route}) => route === '/docs/destinations/snowflake') as Page, 'og:image:alt')[0] ?? '';
  assert.ok(words.length > 0);
  const carriers = scripts.filter((name) =>
    fs.readFileSync(path.join(buildFolder, 'assets/js', name), 'utf8').includes(words),
  );
  assert.deepEqual(carriers, []);
});
