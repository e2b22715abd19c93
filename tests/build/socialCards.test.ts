import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
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

test('every page has one image of the site, as Open Graph and Twitter card', () => {
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

test('the alternative text of a card is the title on docs pages, the site elsewhere', () => {
  const docs = withCard.filter(({$}) => $('main article .markdown').length > 0 && $('.theme-doc-markdown').length > 0);
  assert.ok(docs.length > 200, `${docs.length} docs`);
  const wrong = docs.filter((page) => meta(page, 'og:image:alt')[0] !== page.$('h1').first().text().trim());
  assert.deepEqual(
    wrong.map((page) => [page.route, meta(page, 'og:image:alt')[0]]),
    [],
  );
  assert.ok(withCard.every((page) => meta(page, 'og:image:alt').join() !== ''));
});
