import {type Page, expect} from '@playwright/test';
import {animationsFinished, axeViolations} from './axe';
import {started, staticTest} from './fixtures';

async function openWithBarriers(page: Page): Promise<void> {
  await page.goto('/docs/events');
  await page.evaluate(() => {
    // The CSP blocks style attributes in markup, but not styles that a script sets.
    const put = (name: string, text: string, style: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      element.style.cssText = style;
      document.querySelector('main')?.append(element);
    };
    put('button', '', '');
    put('p', 'faint', 'color: #ccc; background: #fff');
    put('button', 'a', 'all: unset; width: 9px; height: 9px');
    put('button', 'b', 'all: unset; width: 9px; height: 9px');
  });
}

staticTest('axe reports a violation added to a page', async ({page}) => {
  await openWithBarriers(page);
  const found = (await axeViolations(page)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('color-contrast');
  expect(found).toContain('target-size');
});

started('the open menu, the status badge, and the not-found page have no violations', async ({page}) => {
  await page.goto('/status-badge.html');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/docs/no-such-page');
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await animationsFinished(page);
  expect(await axeViolations(page)).toEqual([]);
});
