import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {Resvg} from '@resvg/resvg-js';
import {load} from 'cheerio';
import * as simpleIcons from 'simple-icons';
import {namesBelow} from '../../content/pageFile';
import {attributes, buildFolder, pages, posts, readBuilt as read} from './site';
import {tracesIn, wordsOfMachine} from './traces';

const contentsOf = (file: string, selector: string): string[] => {
  const $ = load(read(file), {xml: true});
  return [...$(selector)].map((node) => $(node).text());
};

test('feeds have the full text of posts without controls, and absolute links', () => {
  const {items} = JSON.parse(read('blog/feed.json')) as {items: {content_html: string}[]};
  const json = items.map(({content_html: content}) => content);
  const rss = contentsOf('blog/rss.xml', 'item > content\\:encoded');
  const atom = contentsOf('blog/atom.xml', 'entry > content');
  assert.deepEqual([rss, atom], [json, json]);
  assert.ok(posts.length >= 4 && json.length === posts.length, `${json.length} items`);
  const wrong = json.flatMap((content) => {
    const $ = load(content);
    const parts = 'p, li, h2, h3, pre code, td';
    const shown = $(parts).length;
    return [
      ...$('button, form, script, style, svg, [class], [style]')
        .toArray()
        .map((node) => node.tagName),
      ...$('a[href], img[src]')
        .toArray()
        .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? '')
        .filter((address) => !/^(?:https:\/\/|mailto:)/.test(address)),
      ...(shown > 20 ? [] : [`${shown} parts in ${content.slice(0, 60)}`]),
    ];
  });
  assert.deepEqual(wrong, []);
  const bare = (text: string) => text.replaceAll(/[\s\u200b]+/g, '');
  const all = json.map((content) => bare(load(content).text())).join('');
  const missing = posts
    .flatMap(({$}) =>
      $('.markdown :is(p, li, h2, h3, pre code, td, desc)')
        .toArray()
        .map((node) => bare($(node).clone().find('.hash-link, button, [aria-hidden="true"]').remove().end().text())),
    )
    .filter((text) => !all.includes(text));
  assert.deepEqual(missing, []);
});

type Manifest = {
  icons: {src: string}[];
  shortcuts: {url: string}[];
};

test('the manifest’s icons and shortcuts exist', () => {
  const {icons, shortcuts} = JSON.parse(read('manifest.json')) as Manifest;
  assert.ok(icons.length > 0 && shortcuts.length > 0);
  const missing = icons.map(({src}) => src).filter((src) => !fs.existsSync(path.join(buildFolder, src)));
  assert.deepEqual(missing, []);
  const routes = new Set(pages.map(({route}) => route));
  const dead = shortcuts.filter(({url}) => !routes.has(url));
  assert.deepEqual(dead, []);
});

const precached = new Set(
  [...read('sw.js').matchAll(/url:"([^"]*)"|"url":"([^"]*)"/g)].map(([, a, b]) => a ?? b ?? ''),
);

test('the offline copy is at most 10 MB, compressed', () => {
  const sizes = [...precached].map((address) => {
    const names = ['', '.html', 'index.html', '/index.html'].map((end) => path.join(buildFolder, address + end));
    const file = names.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile()) ?? assert.fail(address);
    return {address, size: fs.statSync(fs.existsSync(`${file}.gz`) ? `${file}.gz` : file).size};
  });
  const total = sizes.reduce((sum, {size}) => sum + size, 0);
  const largest = sizes.toSorted((a, b) => b.size - a.size).slice(0, 5);
  assert.ok(total > 1_000_000 && total < 10_000_000, `${total} bytes; the largest files: ${JSON.stringify(largest)}`);
});

test('every destination’s logo is in the sprite', () => {
  const $ = load(read('img/logos.svg'), {xml: true});
  const marks = pages.flatMap((page) => attributes(page.$('use[href^="/img/logos.svg#"]'), 'href'));
  assert.ok(marks.length > 0);
  const missing = marks.filter((href) => $(`symbol[id="${href.split('#')[1]}"]`).length === 0);
  assert.deepEqual(missing, []);
});

test('a destination’s page shows its logo, a glyph if no company owns it, or two letters', () => {
  const kafka = load(read('docs/destinations/kafka.html'));
  assert.equal(kafka('main article use').first().attr('href'), '/img/logos/apachekafka.svg#apachekafka');
  const sftp = load(read('docs/destinations/sftp-json.html'));
  assert.equal(sftp('main article use').first().attr('href'), '/img/logos/file.svg#file');
  const redshift = load(read('docs/destinations/redshift.html'));
  assert.equal(redshift('main article [data-mark]').first().attr('data-mark'), 'Re');
});

/** Darkness of each pixel of a logo, 0 to 255, at twice the largest size in device pixels. */
function drawn(shape: string): Uint8Array {
  const {pixels} = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="144">${shape}</svg>`,
  ).render();
  return pixels.filter((_, at) => at % 4 === 3);
}

test('shapes in the sprite are shorter than the originals and look the same', () => {
  const sheet = load(read('img/logos.svg'), {xml: true});
  const originals = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon.path]));
  const differences = sheet('symbol')
    .toArray()
    .filter((symbol) => originals.has(sheet(symbol).attr('id') ?? ''))
    .map((symbol) => {
      const slug = sheet(symbol).attr('id') ?? '';
      const [shown, original] = [drawn(sheet(symbol).html() ?? ''), drawn(`<path d="${originals.get(slug)}"/>`)];
      const total = shown.reduce((sum, dark, at) => sum + Math.abs(dark - (original[at] ?? 0)), 0);
      return {slug, mean: total / shown.length, size: sheet.html(symbol).length};
    });
  assert.ok(differences.length > 25);
  assert.ok(drawn(sheet('symbol').first().html() ?? '').some((dark) => dark === 255));
  const unlike = differences.filter(({mean}) => mean > 1.5);
  assert.deepEqual(unlike, []);
  const length = differences.reduce((sum, {slug}) => sum + (originals.get(slug)?.length ?? 0), 0);
  const size = differences.reduce((sum, difference) => sum + difference.size, 0);
  assert.ok(size < 0.75 * length, `${size} of ${length} characters`);
});

test('style sheets, scripts, and the inline starter have nothing that iOS 15 can’t parse', () => {
  const files = namesBelow(buildFolder).filter((name) => /\.(?:css|js)$|^index\.html$/.test(name));
  assert.ok(files.length > 100, `${files.length} files`);
  const [rangeQuery, lookbehind, newSelector] = [/@media[^{]*[<>]/, /\(\?<[=!]/, /:modal\b/];
  const unsupported = (name: string) => [name.endsWith('.css') ? rangeQuery : lookbehind, newSelector];
  assert.deepEqual(
    files.filter((name) => unsupported(name).some((pattern) => pattern.test(read(name)))),
    [],
  );
});

test('the build contains no traces of the machine, source maps, or secrets', () => {
  const words = wordsOfMachine();
  const files = namesBelow(buildFolder)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .filter((name) => fs.statSync(path.join(buildFolder, name)).isFile());
  assert.ok(files.length > 1000, `${files.length} files`);
  const found = files.flatMap((name) => tracesIn(name, fs.readFileSync(path.join(buildFolder, name), 'latin1'), words));
  assert.deepEqual(found, []);
});

test('each kind of trace is detected', () => {
  const words = {"the project's folder": '/work/of/someone', 'value of A_TOKEN': 'hidden-value'};
  const planted: [name: string, text: string, expected: RegExp][] = [
    ['assets/js/main.js.map', '{}', /a file that is not for readers/],
    ['.env', 'A=1', /a file that is not for readers/],
    ['assets/js/main.js', 'x="/work/of/someone/src"', /main\.js: the project's folder, \/work\/of\/someone$/],
    ['index.html', 'hidden-value', /index\.html: value of A_TOKEN, hidden$/],
    ['a.css', '/*# sourceMappingURL=a.css.map */', /a source map/],
    ['a.js', 'at /home/someone/site/a.ts', /a user's folder, \/home\/someone\/site\//],
    ['a.js', 'C:\\\\Users\\\\someone', /a user's folder/],
    ['a.js', '"../../node_modules/react/index.js"', /a path of installed packages/],
    ['a.txt', `-----BEGIN RSA PRIVATE KEY-----\n${'a'.repeat(64)}`, /a private key/],
    ['a.json', `AKIA${'A'.repeat(16)}`, /a cloud access key/],
    ['a.md', `ghp_${'a'.repeat(36)}`, /a code host token/],
    ['a.svg', `sk_live_${'a'.repeat(16)}`, /a service token/],
  ];
  for (const [name, text, expected] of planted) {
    const found = tracesIn(name, text, words);
    assert.equal(found.length, 1, `${name}: ${text}: ${found.join()}`);
    assert.match(found[0] ?? '', expected);
  }
  assert.deepEqual(tracesIn('.well-known/security.txt', 'Contact: mailto:a@site.example', words), []);
});

test('licenses.txt lists the packages sent to readers, each with a license text', () => {
  const entries = read('licenses.txt')
    .split(/\n-{80}\n/)
    .slice(1);
  const names = entries.flatMap((entry) =>
    [...entry.matchAll(/^((?:@[\w-]+\/)?[\w.-]+) \d[\w.-]*$/gm)].map(([, name]) => name),
  );
  for (const name of ['react', '@docusaurus/core', 'infima', 'minisearch', 'simple-icons', 'Newsreader', 'Inter']) {
    assert.ok(names.includes(name), `${name} in ${names.join(', ')}`);
  }
  const textless = entries.filter((entry) => !/copyright|creative commons|\(c\)/i.test(entry));
  assert.deepEqual(textless, []);
});
