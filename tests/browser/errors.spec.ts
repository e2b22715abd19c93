import {expect} from '@playwright/test';
import {hydrate, cold as test} from './hydratedPage';
import {themeSwitch} from './parts';

const pageParts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

test('a page whose part does not load keeps its text and offers Retry', async ({page}) => {
  await page.route(pageParts, (route) => route.abort());
  await page.goto('/docs/faq');
  const notice = page.getByRole('alert').filter({hasText: 'did not load properly'});
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.unroute(pageParts);
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice).toHaveCount(0);
});

test('a render error shows the crash screen with the chain of causes', async ({page}) => {
  await page.addInitScript(() => {
    const original = Intl.DateTimeFormat;
    let broken = false;
    Object.assign(window, {spoil: (how: boolean) => (broken = how)});
    Intl.DateTimeFormat = new Proxy(original, {
      construct(target, args) {
        if (broken) {
          throw new Error('Dates are broken', {cause: new Error('No calendar')});
        }
        return new target(...(args as []));
      },
    });
  });
  const spoil = (how: boolean) =>
    page.evaluate((value) => (window as unknown as {spoil: (how: boolean) => void}).spoil(value), how);
  await page.goto('/blog');
  // A link that is clicked before React runs is an ordinary navigation, to a page whose dates are not broken.
  await hydrate(page);
  await spoil(true);
  // A post that is opened within the site writes its date.
  await page
    .getByRole('main')
    .getByRole('link', {name: /leads in real time/})
    .first()
    .click();
  await expect(page.getByRole('heading', {name: 'This page crashed', exact: true})).toBeVisible();
  await expect(page).toHaveTitle(/^This page crashed/);
  await expect(page.getByText(/Dates are broken[\s\S]*No calendar/)).toBeVisible();
  await spoil(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('blocked storage is reported once and nothing breaks', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/docs/faq');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const told = warnings.filter((text) => /storage is not available/.test(text));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/iframe[\s\S]*incognito[\s\S]*privacy/);
});
