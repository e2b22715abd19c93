import {type Page, expect} from '@playwright/test';
import axe from 'axe-core';
import {barriers, quickAxe, rest} from './barriers';
import {hydrate, started as test} from './hydratedPage';

const narrow = {width: 390, height: 844};

async function openWithBarriers(page: Page): Promise<void> {
  await page.goto('/docs/events');
  await hydrate(page);
  await page.evaluate(() => {
    // The policy of the pages refuses style attributes in markup, but not styles that a script sets.
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

test('axe finds a barrier that is put into a page', async ({page}) => {
  await openWithBarriers(page);
  const found = (await barriers(page)).join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('color-contrast');
  expect(found).toContain('target-size');
});

test('axe finds the same with quicker maps and colors as it does by itself', async ({page}) => {
  await openWithBarriers(page);
  const outcomes: string[] = [];
  for (const source of [axe.source, quickAxe]) {
    await page.evaluate(source);
    const {violations, passes, incomplete} = await page.evaluate(() =>
      (window as unknown as {axe: typeof axe}).axe.run({exclude: [['iframe']]}),
    );
    expect(violations.map(({id}) => id)).toContain('color-contrast');
    outcomes.push(JSON.stringify({violations, passes, incomplete}));
  }
  expect(outcomes[1]).toBe(outcomes[0]);
});

test('the search dialog, the open menu, the status badge and the not-found page have no barrier', async ({page}) => {
  await page.goto('/status-badge.html');
  expect(await barriers(page)).toEqual([]);
  await page.goto('/docs/no-such-page');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('Search docs')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(narrow);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await rest(page);
  expect(await barriers(page)).toEqual([]);
});

test('at 400 % zoom nothing is lost and nothing scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  for (const route of ['/', '/docs', '/docs/destinations/kafka', '/docs/glossary', '/blog', '/privacy-policy']) {
    await page.goto(route);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
});
