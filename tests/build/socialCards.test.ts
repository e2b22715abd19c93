import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {type Page, attributes, buildFolder, contractRoutes, docs, pages} from './site';

const routes = new Set(contractRoutes);
const contractPages = pages.filter(({route}) => routes.has(route));

const meta = ({$}: Page, name: string) => attributes($(`meta[property="${name}"], meta[name="${name}"]`), 'content');
const card = (page: Page) => meta(page, 'og:image')[0] ?? '';
const fileOf = (address: string) => path.join(buildFolder, address.slice(brand.siteUrl.length + 1));

// A page can set its own image.
const withCard = contractPages.filter((page) => card(page).startsWith(`${brand.siteUrl}/img/cards/`));

function problems(page: Page): string[] {
  const image = card(page);
  const images = [...meta(page, 'og:image'), ...meta(page, 'twitter:image')];
  if (
    !image.startsWith(`${brand.siteUrl}/`) ||
    !fs.existsSync(fileOf(image)) ||
    images.join() !== `${image},${image}`
  ) {
    return [`not exactly one image: ${images.join()}`];
  }
  if (!withCard.includes(page)) {
    return [];
  }
  const png = fs.readFileSync(fileOf(image));
  const size = png.toString('latin1', 1, 4) === 'PNG' ? `${png.readUInt32BE(16)},${png.readUInt32BE(20)}` : 'no PNG';
  const said = [...meta(page, 'og:image:width'), ...meta(page, 'og:image:height')].join();
  const alternative = meta(page, 'og:image:alt').join();
  const title = page.$('h1').first().text().trim();
  return [
    ...(size === '1200,630' && said === size ? [] : [`an image of ${size}, said to be ${said}`]),
    ...((docs.includes(page) ? alternative === title : alternative) ? [] : [`the alt text ${alternative}`]),
  ];
}

test('every page has one image for Open Graph and Twitter: a PNG of 1200 by 630 with alt text, which is the title on docs pages', () => {
  assert.ok(withCard.filter((page) => docs.includes(page)).length > 200);
  const found = contractPages.flatMap((page) => problems(page).map((problem) => `${page.route}: ${problem}`));
  assert.deepEqual(found, []);
});

test('pages with different titles have different images', () => {
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
