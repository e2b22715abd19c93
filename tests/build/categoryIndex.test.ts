import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import {chromium} from '@playwright/test';
import {requireBrowser} from '../../scripts/browser.mjs';
import {createSiteServer, listen} from '../../scripts/server';
import {Scratch} from './scratch';

type Category = {type: string; label: string; link?: object; items: (string | Category)[]};

/** Gives the first category of each sidebar of a version an index page, and ends one of its pages with cards. */
function withIndexPages(scratch: Scratch, version: string): {index: string; page: string} {
  const file = path.join(scratch.folder, `versioned_sidebars/version-${version}-sidebars.json`);
  const sidebars = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Category[]>;
  const category = Object.values(sidebars)[0]?.find(({type}) => type === 'category');
  assert.ok(category, `${file} has a category`);
  category.link = {
    type: 'generated-index',
    title: 'All pages',
    description: `All pages of ${category.label}.`,
    slug: '/all-pages',
  };
  fs.writeFileSync(file, JSON.stringify(sidebars));
  const page = category.items.find((item) => typeof item === 'string');
  assert.ok(typeof page === 'string', `${category.label} has a page`);
  const source = path.join(scratch.folder, `versioned_docs/version-${version}/${page}.mdx`);
  fs.appendFileSync(source, "\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n");
  return {index: '/docs/all-pages', page: `/docs/${page}`};
}

test('a generated category index and a page with cards show them, with scripts and without, and log no error', async () => {
  const scratch = new Scratch('all');
  test.after(() => scratch.remove());
  const [version = ''] = JSON.parse(fs.readFileSync('versions.json', 'utf8')) as string[];
  const routes = withIndexPages(scratch, version);
  const {ok, output} = await scratch.build();
  assert.ok(ok, output);
  const server = createSiteServer(path.join(scratch.folder, 'build'));
  const port = await listen(server, 4830);
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  test.after(async () => {
    await browser.close();
    server.close();
  });
  for (const route of Object.values(routes)) {
    const cards = async (javaScriptEnabled: boolean) => {
      const page = await browser.newPage({javaScriptEnabled});
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`http://localhost:${port}${route}`);
      if (javaScriptEnabled) {
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        await page.waitForLoadState('networkidle');
      }
      const texts = await page.locator('main article article').allInnerTexts();
      await page.close();
      return {texts, errors};
    };
    const [before, after] = [await cards(false), await cards(true)];
    assert.deepEqual(after.errors, [], route);
    assert.deepEqual(after.texts, before.texts, route);
    assert.ok(after.texts.length > 1, `${route} shows ${after.texts.length} cards`);
    assert.ok(
      after.texts.every((text) => text.split('\n').filter(Boolean).length > 1),
      `a card of ${route} has no description: ${after.texts.join(' | ')}`,
    );
  }
});
