import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import {expect as expectSoon, type Page} from '@playwright/test';
import brand from '../../content/siteBrand';
import {latestVersion, tagOf} from '../../content/versions';
import {Scratch} from './scratch';

const expect = expectSoon.configure({timeout: 60_000});

const settings = {SEARCH_APP_ID: 'TESTAPP', SEARCH_API_KEY: 'searchonly', SEARCH_INDEX: 'docs'};

const scratch = new Scratch();
let site: Awaited<ReturnType<Scratch['open']>>;

beforeAll(async () => {
  scratch.keepFewPages();
  scratch.change('config/markdown.ts', (text) => text.replaceAll(/(onBroken(?:Links|Anchors)): .*,/g, "$1: 'ignore',"));
  const {ok, output} = await scratch.build(settings, '--no-minify');
  assert.ok(ok, output);
  site = await scratch.open({...brand, searchAppId: settings.SEARCH_APP_ID}, 4880);
});

afterAll(async () => {
  await site?.close();
  scratch.remove();
});

/** Opens DocSearch on a page and types a query, with a mocked service. */
async function ask(page: Page, respond: (body: string) => object | undefined): Promise<void> {
  await page.route(/algolia(?:net\.com|\.net)/, async (route) => {
    const answer = respond(route.request().postData() ?? '');
    await (answer ? route.fulfill({json: answer}) : route.abort());
  });
  await page.goto(`${site.origin}/docs/billing`);
  await page.getByRole('button', {name: /Search docs/}).click();
  await page.getByPlaceholder('Search docs').fill('kafka');
}

test('the classic preset searches: DocSearch filters by language and current version', async () => {
  const page = await site.browser.newPage();
  const asked: string[] = [];
  await ask(page, (body) => {
    asked.push(body);
    return {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: 'kafka', params: ''}]};
  });
  await expect(page.getByText(/No results for/)).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  assert.match(asked.at(-1) ?? '', /language:en/);
  assert.match(asked.at(-1) ?? '', new RegExp(`docusaurus_tag:${tagOf(latestVersion)}`));
});

test('an unreachable service is reported', async () => {
  const page = await site.browser.newPage();
  await ask(page, () => undefined);
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
});

test('results have their own page, and the local search isn’t built', async () => {
  assert.match(scratch.read('build/search.html'), /Search/);
  assert.doesNotMatch(scratch.read('build/docs/billing.html'), /id="?site-search/);
  assert.ok(!fs.existsSync(path.join(scratch.folder, 'build/search-index')));
});
