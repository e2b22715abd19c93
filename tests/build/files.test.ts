import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {load} from 'cheerio';
import brand from '../../content/siteBrand';
import contract from '../../content/routes.json';
import {buildFolder, pages} from './site';

const read = (name: string) => fs.readFileSync(path.join(buildFolder, name), 'utf8');
const posts = pages.filter(({route}) => /^\/blog\/\d{4}\//.test(route)).length;

test('all three feeds hold all posts', () => {
  assert.equal(load(read('blog/rss.xml'), {xml: true})('item').length, posts);
  assert.equal(load(read('blog/atom.xml'), {xml: true})('entry').length, posts);
  assert.equal(JSON.parse(read('blog/feed.json')).items.length, posts);
  assert.ok(posts >= 4);
});

test('the sitemap lists public pages with the site address and no preview', () => {
  const $ = load(read('sitemap.xml'), {xml: true});
  const addresses = $('loc')
    .toArray()
    .map((node) => $(node).text());
  const expected = [...contract.current, '/privacy-policy', '/blog', '/docs'].map((route) => brand.siteUrl + route);
  assert.deepEqual(
    expected.filter((address) => !addresses.includes(address)),
    [],
  );
  assert.deepEqual(
    addresses.filter((address) => /\/Home\/|\/docs\/next\/|\/search$/.test(address)),
    [],
  );
});

test('icons and files that the manifest and the pages name exist', () => {
  const {icons, shortcuts} = JSON.parse(read('manifest.json')) as {icons: {src: string}[]; shortcuts: {url: string}[]};
  assert.ok(icons.length > 0 && shortcuts.length > 0);
  const missing = icons.map(({src}) => src).filter((src) => !fs.existsSync(path.join(buildFolder, src)));
  assert.deepEqual(missing, []);
  const routes = new Set(pages.map(({route}) => route));
  assert.deepEqual(
    shortcuts.filter(({url}) => !routes.has(url)),
    [],
  );
});

test('the offline copy has every page of the current version, the blog and search', () => {
  const kept = new Set(
    (JSON.parse(read('offline.json')) as [address: string, hash: string][]).map(([address]) => address),
  );
  const wanted = [...contract.current, ...contract.site].map((route) => route.slice(1));
  assert.deepEqual(
    wanted.filter((address) => !kept.has(address)),
    [],
  );
});

test('the mark of every destination is on the sheet', () => {
  const $ = load(read('img/logos.svg'), {xml: true});
  const used = pages.flatMap((page) =>
    page
      .$('use')
      .toArray()
      .map((node) => page.$(node).attr('href') ?? ''),
  );
  const marks = used.filter((href) => href.startsWith('/img/logos.svg#'));
  assert.ok(marks.length > 0);
  const missing = marks.filter((href) => $(`symbol[id="${href.split('#')[1]}"]`).length === 0);
  assert.deepEqual(missing, []);
});

/** All files of the build that hold text. */
const texts = (fs.readdirSync(buildFolder, {recursive: true}) as string[]).filter((name) =>
  /\.(?:css|csv|html|js|json|svg|txt|xml)$/.test(name),
);

test('the build holds no source map and nothing of the machine that made it', () => {
  const all = fs.readdirSync(buildFolder, {recursive: true}) as string[];
  assert.deepEqual(
    all.filter((name) => name.endsWith('.map')),
    [],
  );
  const words = [process.cwd(), os.homedir(), os.tmpdir(), os.hostname()].filter((word) => word.length > 5);
  const traces = [...words, 'sourceMappingURL='];
  const found = texts.flatMap((name) => {
    const text = read(name);
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
  assert.deepEqual(found, []);
});

test('what stands in every page to set its theme and to start it late has at most 4.25 KB', () => {
  const html = read('docs/faq.html');
  const [, starter = ''] = /<script>((?:(?!<\/script>)[\s\S])*site:start[\s\S]*?)<\/script>/.exec(html) ?? [];
  assert.ok(starter.length > 1000 && starter.length <= 4352, `${starter.length} bytes`);
});

test('the pixel script has at most 3 KB', () => {
  assert.ok(fs.statSync(path.join(buildFolder, 'js/pixel.js')).size <= 3072);
});
