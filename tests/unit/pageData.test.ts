import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import type {AllContent} from '@docusaurus/types';
import {destinationCategories} from '../../content/frontMatter/destination';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {destinationGroups} from '../../plugins/page-data/destinations';
import {latestPosts} from '../../plugins/page-data/posts';
import {samples} from '../../plugins/page-data/samples';

const latest = latestVersion.folder;

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('every destination page stands in its category once, by title, with its address and mark', () => {
  const groups = destinationGroups(latestVersion);
  const pages = fs.readdirSync(`${latest}/destinations`).filter((name) => name.endsWith('.mdx'));
  const members = groups.flatMap(({members: some}) => some);
  assert.deepEqual(
    members.map(({to}) => to).sort(),
    pages.map((name) => `/docs/destinations/${path.parse(name).name}`).sort(),
  );
  for (const {members: some} of groups) {
    const titles = some.map(({title}) => title);
    assert.deepEqual(
      titles,
      titles.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  }
  const queues = groups.find(({id}) => id === 'queue');
  assert.equal(queues?.label, destinationCategories.queue);
  assert.deepEqual(
    queues?.members.find(({title}) => title === 'Kafka'),
    {title: 'Kafka', to: '/docs/destinations/kafka', icon: 'apachekafka'},
  );
  assert.ok(members.some(({icon}) => icon === 'none'));
});

test('a category without a page is left out, and so is a version without destinations', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'destinations-'));
  try {
    assert.deepEqual(destinationGroups({...latestVersion, folder}), []);
    fs.mkdirSync(path.join(folder, 'destinations'));
    fs.copyFileSync(`${latest}/destinations/kafka.mdx`, path.join(folder, 'destinations/kafka.mdx'));
    assert.deepEqual(
      destinationGroups({...latestVersion, folder}).map(({id, members}) => [id, members.length]),
      [['queue', 1]],
    );
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

test('a destination with bad facts is named with file and line', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'destinations-'));
  try {
    fs.mkdirSync(path.join(folder, 'destinations'));
    const source = fs.readFileSync(`${latest}/destinations/kafka.mdx`, 'utf8');
    fs.writeFileSync(path.join(folder, 'destinations/bad.mdx'), source.replace('category: queue', 'category: queues'));
    assert.throws(
      () => destinationGroups({...latestVersion, folder}),
      /bad\.mdx:\d+: destination\.category: found "queues"; allowed: /,
    );
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

/** What the blog plugin hands over, newest first. */
const blogOf = (...posts: {title: string; date: string; unlisted?: boolean}[]) =>
  ({
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: posts.map(({title, date, unlisted = false}) => ({
          metadata: {title, permalink: `/blog/${title}`, description: `On ${title}`, date: new Date(date), unlisted},
        })),
      },
    },
  }) as unknown as AllContent;

test('the newest posts are shown with their day in UTC, and no unlisted one', () => {
  const blog = blogOf(
    {title: 'four', date: '2024-06-18T23:30:00Z'},
    {title: 'secret', date: '2024-06-01', unlisted: true},
    {title: 'three', date: '2024-05-02'},
    {title: 'two', date: '2024-05-01'},
    {title: 'one', date: '2024-04-01'},
  );
  const posts = latestPosts(blog, 3);
  assert.deepEqual(
    posts.map(({title}) => title),
    ['four', 'three', 'two'],
  );
  assert.deepEqual(posts[0], {
    title: 'four',
    to: '/blog/four',
    description: 'On four',
    date: 'June 18, 2024',
    day: '2024-06-18',
  });
});

test('fewer posts than wanted are all shown, and a site without a blog has none', () => {
  assert.equal(latestPosts(blogOf({title: 'one', date: '2024-04-01'}), 3).length, 1);
  assert.deepEqual(latestPosts({}, 3), []);
});

test('the samples carry the names of brand.ts, and one line of the snippet is marked', () => {
  const made = samples({...brand, name: 'Acme', appUrl: 'https://app.acme.example'});
  assert.match(textOf(made.install), /^<!-- Acme pixel -->$/m);
  assert.match(textOf(made.install), /'https:\/\/app\.acme\.example\/pixel\/script\.js'/);
  const marked = made.install
    .split(/(?=<span class="token-line)/)
    .filter((line) => /^[^>]*highlighted-line/.test(line));
  assert.deepEqual(
    marked.map((line) => textOf(line).trim()),
    ["websiteId: 'YOUR_PIXEL_ID',"],
  );
  assert.match(textOf(made.template), /\{\{#if \(eq gardening 1\)\}\}/);
});
