import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {CheerioAPI} from 'cheerio';
import {namesBelow} from '../../content/pageFile';
import {readRouteContract} from '../../content/routeContract';
import brand from '../../content/siteBrand';
import {latestVersion, otherVersions, versionAt} from '../../content/versions';
import {isBuilt, pageAt, readBuilt as read} from './site';

const contract = readRouteContract();

const markdownFiles = namesBelow('build').filter((file) => file.endsWith('.md'));

const bare = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[\\`*_~\s|[\]&;!-]+/g, '');

function partsOf($: CheerioAPI): {isHeading: boolean; text: string}[] {
  const article = $('main article .markdown').first().clone();
  article.find('.hash-link, [role="tooltip"], button, form, iframe, [aria-hidden="true"]').remove();
  const parts = [...article.find('h1, h2, h3, h4, tr, pre code')];
  return parts.map((node) => ({isHeading: /^h\d$/.test(node.tagName), text: $(node).text()}));
}

function missingIn(markdown: string, parts: ReturnType<typeof partsOf>): string[] {
  const all = bare(markdown);
  const headings = new Set([...markdown.matchAll(/^#{1,4} (.+)$/gm)].map(([, text = '']) => bare(text)));
  return parts
    .filter(({isHeading, text}) => (isHeading ? !headings.has(bare(text)) : !all.includes(bare(text))))
    .map(({text}) => text);
}

test('the Markdown of each docs and blog page has all its headings, rows, and code', () => {
  let count = 0;
  const missing = markdownFiles.flatMap((file) => {
    const parts = partsOf(pageAt(`/${file.replace(/\.md$/, '')}`).$);
    count += parts.length;
    return missingIn(read(file), parts).map((part) => `${file}: ${part.slice(0, 80)}`);
  });
  assert.deepEqual(missing, []);
  assert.ok(count > 5000, `${count} parts`);
  const pages = [...contract.current, ...contract.next].filter(isBuilt);
  const without = pages.filter((route) => !markdownFiles.includes(`${route.slice(1)}.md`));
  assert.deepEqual(without, []);
});

test('a missing part is reported', () => {
  const parts = partsOf(pageAt('/docs/destinations/postgres').$);
  const markdown = read('docs/destinations/postgres.md');
  assert.deepEqual(missingIn(markdown.replace('## Settings\n', ''), parts), ['Settings']);
  assert.equal(missingIn(markdown.replace('CREATE ROLE', ''), parts).length, 1);
});

test('Markdown has short front matter, labels for tabs, facts, and notes, and links to Markdown', () => {
  const markdown = read('docs/destinations/postgres.md');
  assert.match(markdown, /^---\ntitle: Postgres\ndescription: .+\nversion: \S+\n/);
  assert.ok(markdown.includes(`\nversion: ${latestVersion.name}\n`));
  assert.match(markdown, /^- .*`host`.*, string, required$/m);
  assert.match(read('docs/destinations/hubspot.md'), /^> \*\*Not confirmed:\*\* the field mapping/m);
  const operation = read('docs/graphql/basic-graphql-request.md');
  assert.match(operation, /^\*\*POST\*\* `\S+\/graphql` `mutation pageview` \[API/m);
  assert.match(read('docs/lead-fields.md'), /^\| \[Record\]\(\S*#record\) +\| 0 of 18 +\| 18 of 18 +\|/m);
  assert.ok(markdown.includes(`](${brand.siteUrl}${brand.baseUrl}docs/glossary.md#lead)`));
  assert.doesNotMatch(markdown, /\]\(\//);
  assert.match(read('docs/blank.md'), /^\*\*macOS\*\*\n\nPress `Cmd\+Option\+I`\.$/m);
});

test('llms.txt lists every current page once, and its files contain them', () => {
  const list = read('llms.txt');
  const origin = brand.siteUrl;
  const listed = [...list.matchAll(/^- \[.+?\]\((\S+)\.md\):/gm)].map(([, url = '']) => url.slice(origin.length));
  assert.equal(new Set(listed).size, listed.length);
  const pages = contract.current.filter((route) => markdownFiles.includes(`${route.slice(1)}.md`));
  const unlisted = pages.filter((route) => !listed.includes(route));
  assert.deepEqual(unlisted, ['/docs/blank']);
  const others = listed.filter((route) => otherVersions.some((version) => version === versionAt(route)));
  assert.deepEqual(others, []);
  const full = read('llms-full.txt');
  assert.equal([...full.matchAll(/^<!-- https:.+ -->$/gm)].length, listed.length);
  const files = [...list.matchAll(/\/(llms-[a-z-]+\.txt)\): (\d+) pages, (\d+) KB$/gm)];
  assert.ok(files.length > 4);
  for (const [, file = '', count, size] of files) {
    const text = read(file);
    assert.equal([...text.matchAll(/^<!-- https:.+ -->$/gm)].length, Number(count), file);
    assert.ok(Math.abs(Buffer.byteLength(text) / 1024 - Number(size)) <= 1, file);
  }
});
