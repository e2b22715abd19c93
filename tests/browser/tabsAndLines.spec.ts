import {type Page, expect} from '@playwright/test';
import {test} from './hydratedPage';
import {drawn} from './parts';

async function wake(tab: Page): Promise<void> {
  await tab.mouse.click(2, 300);
  await tab.locator('html[data-has-hydrated="true"]').waitFor();
}

/** What a tab stores reaches the others a moment later. */
const holds = (tab: Page, key: string, text: string) =>
  expect.poll(() => tab.evaluate((name) => localStorage.getItem(name) ?? '', key)).toContain(text);

test('what is closed in one tab is closed in the other', async ({page, context}) => {
  const other = await context.newPage();
  await page.goto('/docs/faq');
  await other.goto('/docs/faq');
  await wake(other);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await holds(other, 'docusaurus.announcement.dismiss', 'true');
  await other.reload();
  await wake(other);
  await expect(other.locator('.theme-announcement-bar')).toBeHidden();
});

const connections: [name: string, connection: object, fetchesAhead: boolean][] = [
  ['a slow connection', {effectiveType: '2g', saveData: false}, false],
  ['a connection of a reader who saves data', {effectiveType: '4g', saveData: true}, false],
  ['a connection without a known speed', {type: 'wifi'}, true],
];

for (const [name, connection, fetchesAhead] of connections) {
  test(`on ${name} links lead on, ${fetchesAhead ? '' : 'not '}fetched ahead`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const asked: string[] = [];
    await page.goto('/docs/faq');
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const blog = page.getByRole('link', {name: 'Blog', exact: true}).first();
    await blog.hover();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await drawn(page);
    const isAsked = () => asked.some((path) => path.startsWith('/assets/js/'));
    await expect.poll(isAsked).toBe(fetchesAhead);
    await blog.click();
    await expect(page.getByRole('heading', {level: 1, name: 'Blog', exact: true})).toBeVisible();
  });
}
