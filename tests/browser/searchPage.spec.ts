import {type Page, expect} from '@playwright/test';
import versions from '../../versions.json';
import {test} from './fixtures';
import {hold} from './helpers';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});

const status = (page: Page) => page.getByRole('main').getByRole('status');

const results = (page: Page) => page.getByRole('main').getByRole('heading', {level: 2});

test('the index loads before there is a query; the URL’s query and typed text are searched', async ({page}) => {
  await Promise.all([page.waitForRequest('**/search-index/docs-default-*.json'), page.goto('/search')]);
  await page.goto('/search?q=kafka%20topic');
  await expect(field(page)).toHaveValue('kafka topic');
  await expect(status(page)).toContainText(/^\d+ results for “kafka topic”$/);
  await expect(results(page).first()).toContainText('Kafka');
  await status(page).evaluate((node) => {
    const said: string[] = [];
    Object.assign(window, {said});
    const observer = new MutationObserver(() => said.push(node.textContent));
    observer.observe(node, {subtree: true, childList: true, characterData: true});
  });
  await field(page).fill('pixel');
  await expect(status(page)).toContainText('results for “pixel”');
  const last = await status(page).textContent();
  const said = await page.evaluate(() => (window as unknown as {said: string[]}).said);
  expect(new Set(said.filter((text) => text.includes('“pixel”')))).toEqual(new Set([last]));
});

test('text, focus, and frames stay, the URL updates, and Back restores the previous query', async ({page}) => {
  let badges = 0;
  page.on('request', (request) => (badges += request.url().includes('status-badge.html') ? 1 : 0));
  await page.goto('/search?q=snowke');
  await expect(field(page)).toHaveValue('snowke');
  await field(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('fla');
  await expect(field(page)).toHaveValue('snowflake');
  await expect(results(page).first()).toContainText('Snowflake');
  await expect(page).toHaveURL('/search?q=snowflake');
  await expect(field(page)).toBeFocused();
  const entries = await page.evaluate(() => history.length);
  await field(page).fill('kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kafka');
  await field(page).fill('pixel');
  await expect(page).toHaveURL('/search?q=pixel');
  expect(await page.evaluate(() => history.length)).toBe(entries + 2);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=kafka');
  await expect(field(page)).toHaveValue('kafka');
  await expect(results(page).first()).toContainText('Kafka');
  expect(badges).toBe(1);
  await field(page).fill('snowflake');
  await results(page).filter({hasText: 'Snowflake'}).first().click();
  await page.goBack();
  await expect(field(page)).toHaveValue('snowflake');
});

test('results can be filtered by section, with a count for every section, or searched for in all', async ({page}) => {
  await page.goto('/search?q=kafka');
  const section = page.getByRole('group', {name: 'Section'});
  const labels = section.locator('label');
  await expect(labels.filter({hasText: /^Integrations \d+$/})).toHaveCount(1);
  const before = await labels.allTextContents();
  await labels.filter({hasText: 'Integrations'}).click();
  await expect(page).toHaveURL('/search?q=kafka&section=Integrations');
  const count = /\d+/.exec(before.find((label) => label.startsWith('Integrations')) ?? '')?.[0];
  await expect(status(page)).toContainText(`${count} results`);
  await expect(labels).toHaveText(before);
  await page.goto('/search?q=suppression&section=ConsentGuard');
  await expect(status(page)).toContainText('No results for “suppression” in ConsentGuard');
  await page.getByRole('button', {name: /^Search all sections \(\d+\)$/}).click();
  await expect(page).toHaveURL('/search?q=suppression');
  await expect(labels.filter({hasText: /^ConsentGuard 0$/})).toBeVisible();
  await page.setViewportSize({width: 390, height: 844});
  await expect(labels.filter({hasText: /^ConsentGuard 0$/}), 'a section without results on a phone').toBeHidden();
  await page.goto('/search?q=pixel&section=__proto__');
  await expect(section.getByRole('radio', {name: 'All sections'})).toBeChecked();
  await expect(status(page)).toContainText('results for “pixel”');
});

test('the latest or the selected version is searched', async ({page}) => {
  await page.goto('/search?q=pixel');
  const version = page.getByRole('combobox', {name: 'Version'});
  const links = page.getByRole('main').getByRole('link');
  const ofLatest = /^\/docs\/(?!next\/)/;
  await expect(version).toHaveValue(`docs-default-${versions[0]}`);
  await expect(links.first()).toHaveAttribute('href', ofLatest);
  const release = await hold(page, '**/search-index/docs-default-current.json');
  const late = page.waitForResponse(/docs-default-current/);
  await version.selectOption({label: 'Next'});
  await expect(page).toHaveURL('/search?q=pixel&version=docs-default-current');
  await version.selectOption(`docs-default-${versions[0]}`);
  await expect(status(page)).toContainText(/\d+ results/);
  release();
  await (await late).finished();
  // Longer than the worker takes to parse the index.
  await page.waitForTimeout(1000);
  await expect(links.first(), 'not the late answer').toHaveAttribute('href', ofLatest);
  await version.selectOption({label: 'Next'});
  await expect(links.first()).toHaveAttribute('href', /^\/docs\/next\//);
  await version.selectOption({label: 'All versions'});
  await expect(page).toHaveURL('/search?q=pixel&version=all');
  await expect(status(page)).toContainText(/\d+ results/);
});

test('more results are shown until there are none; another query starts over', async ({page}) => {
  // Excerpts that load later would move the button away from the click.
  const release = await hold(page, '**/search-index/pages/**');
  await page.goto('/search?q=consent&section=Documentation');
  const more = page.getByRole('button', {name: 'Show more'});
  await expect(results(page)).toHaveCount(20);
  const first = await results(page).allTextContents();
  await expect(more).toHaveCount(0);
  release();
  await more.click();
  await expect(page).toHaveURL('/search?q=consent&section=Documentation&limit=40');
  await expect.poll(() => results(page).count()).toBeGreaterThan(20);
  expect((await results(page).allTextContents()).slice(0, 20)).toEqual(first);
  await page.goBack();
  await expect(results(page)).toHaveText(first);
  await page.goto('/search?q=consent&section=Documentation&limit=Infinity');
  await expect(results(page)).toHaveText(first);
  await page.goto('/search?q=consent&section=Documentation&limit=1000000000');
  await expect(results(page).nth(20)).toBeVisible();
  await expect(more).toHaveCount(0);
  await field(page).fill('kafka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=kafka&section=Documentation');
});

test('Back returns to the place in the results, and to a filtered list or table', async ({page}) => {
  await page.goto('/search?q=pixel');
  await expect(page.getByRole('button', {name: 'Show more'})).toBeVisible();
  await results(page).nth(12).click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(results(page).nth(12)).toBeInViewport();
  const entry = (name: RegExp) => page.getByRole('main').getByRole('link', {name});
  for (const path of ['/docs/Integrations', '/docs/choose-a-destination']) {
    await page.goto(path);
    await (path.endsWith('s')
      ? page.getByRole('searchbox', {name: /^Filter/}).fill('redshift')
      : page.getByRole('combobox').first().selectOption('Warehouses'));
    await expect(entry(/^Qdrant/)).toBeHidden();
    await entry(/Redshift/).click();
    await expect(page).toHaveURL(/redshift/);
    await page.goBack();
    await expect(entry(/Redshift/)).toBeVisible();
    await expect(entry(/^Qdrant/)).toBeHidden();
  }
});
