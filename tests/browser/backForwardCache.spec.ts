import {expect} from '@playwright/test';
import {requireFullBrowser} from '../../scripts/browser.mjs';
import {test} from './fixtures';
import {themeSwitch} from './helpers';

// Unlike the default test browser, this one has a back-forward cache, as readers' browsers do.
test.use({
  launchOptions: {
    executablePath: requireFullBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the back-forward cache keeps its state, and does not start again', async ({page}) => {
  await page.goto('/docs/lead-fields');
  const field = page.getByRole('searchbox', {name: /^Filter the/});
  const status = page.locator('form').getByRole('status');
  await field.fill('income');
  await expect(status).toHaveText(/^\d+ of 201$/);
  const said = (await status.textContent()) ?? '';
  await page.evaluate(() => {
    window.scrollTo(0, 300);
    addEventListener('pageshow', ({persisted}) => Object.assign(window, {isBack: persisted}));
  });
  // A page isn't cached while one of its frames loads, or if it changes the history while unloading.
  await page.frameLocator('iframe[title="Status page"]').locator('body[data-theme]').waitFor();
  await page.waitForFunction(() => (history.state as {scrollTop?: number} | null)?.scrollTop === 300);
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => history.back());
  await page.waitForURL('/docs/lead-fields', {waitUntil: 'commit'});
  await page.waitForFunction(() => 'isBack' in window);
  expect(await page.evaluate(() => [(window as {isBack?: boolean}).isBack, window.scrollY])).toEqual([true, 300]);
  await expect(field).toHaveValue('income');
  await expect(status).toHaveText(said);
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('iframe[title="Status page"]')).toHaveCount(1);
  // Playwright doesn't know the frames of a restored page, so ask the page.
  const badge = () =>
    document.querySelector<HTMLIFrameElement>('iframe[title="Status page"]')?.contentDocument?.body.dataset.theme;
  await expect.poll(() => page.evaluate(badge)).toBe('dark');
  expect(asked.filter((path) => path.startsWith('/assets/js/'))).toEqual([]);
});
