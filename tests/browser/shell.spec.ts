import {expect} from '@playwright/test';
import {coldTest, staticTest, test} from './fixtures';
import {boxOf, drawn, hold, link, nextVersion} from './helpers';

const phone = {width: 390, height: 800};

test('the skip link skips the menus', async ({page}) => {
  await page.goto('/docs/events');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('Back and Forward restore the scroll position, however late the page loads', async ({page}) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/docs/destinations/kafka');
  const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
  await next.scrollIntoViewIfNeeded();
  const left = await place();
  await next.click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Kafka');
  await expect.poll(place).toBe(0);
  // After a reload, the previous page's chunks have to load again.
  await page.reload();
  const release = await hold(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => (history.state as {scrollTop?: number}).scrollTop)).toBe(700);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/kafka$/);
  // The browser itself would scroll to the position in the next frame.
  await drawn(page);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kafka');
  await expect.poll(place).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Kafka');
  await expect.poll(place).toBe(700);
});

coldTest('a slow route change shows a progress bar after 200 ms, and a quick one does not', async ({page}) => {
  // The test pauses and advances the page's clock, so that the machine's speed doesn't matter.
  await page.clock.install();
  await page.goto('/docs/events');
  // Far ahead, because the clock runs until it's paused and can't be set back.
  await page.clock.pauseAt(Date.now() + 600_000);
  const release = await hold(page);
  const bar = page.locator('#nprogress .bar');
  await link(page, 'Blog').dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog$/);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) {
        document.body.dataset.sawProgress = 'yes';
      }
    }).observe(document.body, {childList: true});
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/events$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pixel events');
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => document.body.dataset.sawProgress)).toBeUndefined();
});

test('on a phone, Back closes the menu, and goes back from pages opened there', async ({page}) => {
  await page.setViewportSize(phone);
  const [toggle, menu] = [
    page.getByRole('button', {name: 'Toggle navigation bar'}),
    page.locator('.navbar-sidebar--show'),
  ];
  await page.goto('/docs/faq#data');
  // This browser hides the scrollbar but keeps its gutter.
  await page.evaluate(() => (document.documentElement.style.scrollbarGutter = 'auto'));
  // The reader scrolls away from the heading in the URL hash, and stays there.
  await page.mouse.wheel(0, 300);
  await drawn(page);
  const place = await boxOf(page.locator('#data'));
  await toggle.click();
  await expect(menu).toHaveCount(1);
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await drawn(page);
  expect(await boxOf(page.locator('#data'))).toEqual(place);
  await page.goto('/docs/glossary');
  await toggle.click();
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).toHaveCount(0);
  for (let time = 0; time < 2; time += 1) {
    await toggle.click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Glossary', exact: true}).click();
    await expect(menu).toHaveCount(0);
  }
  await toggle.click();
  await page.locator('.navbar-sidebar').getByText('Documentation', {exact: true}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'GraphQL API'}).click();
  await expect(page).toHaveURL(/intro-to-graphql$/);
  await expect(menu).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/glossary$/);
  await page.goBack();
  await expect(page).toHaveURL('/docs/faq#data');
  await toggle.click();
  const versions = page.locator('.navbar-sidebar').getByRole('navigation', {name: 'Docs version'});
  await versions.locator('summary').click();
  await versions.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL('/docs/next/intro-to-pixel-tech');
  await expect(menu).toHaveCount(0);
});

staticTest('the docs set menu opens inside the window, whose bar shows the badge and the name', async ({page}) => {
  await page.goto('/docs/events');
  await page.locator('.navbar summary').click();
  for (const width of [1000, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const large = await boxOf(page.locator('.navbar details > ul'));
    expect(large.x).toBeGreaterThan(0);
    expect(large.right).toBeLessThan(width);
    await page.locator('.navbar summary').click({trial: true});
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    const box = await boxOf(page.locator('.navbar details > ul'));
    expect(box.width).toBeGreaterThan(0);
    expect(box.x).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(width);
    await expect(page.getByRole('link', {name: /^Status page/})).toBeVisible();
    await expect(page.locator('.navbar__title')).toBeVisible();
  }
});

test('sidebar categories open and close independently', async ({page}) => {
  await page.goto('/docs/destinations/kafka');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const databricks = sidebar.getByRole('link', {name: 'Databricks'});
  await expect(databricks).toBeHidden();
  await sidebar.locator('summary', {hasText: 'Lakehouses'}).click();
  await expect(databricks).toBeVisible();
  await expect(sidebar.getByRole('link', {name: 'RabbitMQ'})).toBeVisible();
  await databricks.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Databricks/);
  await expect(sidebar.getByRole('link', {name: 'RabbitMQ'})).toBeVisible();
});

test('a closed announcement comes back with a different ID', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  });
  await page.goto('/docs/events');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
});

test('without scripts, pages are readable and links work', async ({withoutScripts: page}) => {
  await page.goto('/docs/start-pixel-installation');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('pre').first()).toContainText('analyticsLayer');
  const missing = page.getByRole('link', {name: 'No, something is missing'});
  await expect(missing).toBeHidden();
  await page.getByText('Was this page helpful?').focus();
  await page.keyboard.press('Enter');
  await expect(missing).toHaveAttribute('href', /^mailto:.+body=.+start-pixel-installation/);
  await page.emulateMedia({media: 'print'});
  await expect(missing).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.getByRole('link', {name: 'Next', exact: false}).last().click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the phone menu keeps the focus, over a page that stays, and closes on Escape and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/docs/events');
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer, .navbar__inner')));
    expect(outside).toBe(false);
  }
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('PageDown');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await (await nextVersion(page)).focus();
  const menu = page.locator('.navbar-sidebar');
  await page.keyboard.press('Escape');
  await expect(menu.getByText('Version 0.0.1')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Search docs'})).toBeFocused();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  await menu.getByRole('button', {name: /Back to main menu/}).press('Enter');
  for (const name of ['What is', 'Blog', 'Login', 'Optin Forms']) {
    await expect(menu.getByRole('link', {name: new RegExp(`^${name}`)}).first()).toBeVisible();
  }
  await menu.getByRole('button', {name: 'Guides & Docs'}).press('Enter');
  await expect(menu.getByRole('link', {name: 'Optin Forms'})).toBeHidden();
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('dates and structured data match the built page, including on pages opened from there', async ({
  page,
  request,
}) => {
  const dateIn = (html: string) => /<time [^>]*datetime=[^>]*>([^<]+)</i.exec(html)?.[1];
  const date = page.locator('main').getByRole('time').first();
  await page.goto('/blog/2024/06/18/0.73-real-time-processing-release');
  const isSent = async () =>
    expect(date).toHaveText(dateIn(await (await request.get(new URL(page.url()).pathname)).text()) ?? 'no date');
  await isSent();
  await page.getByRole('link', {name: /^Newer post/}).click();
  await expect(page).not.toHaveURL(/release$/);
  await isSent();
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await data.allTextContents()).join()).toContain(new URL(page.url()).pathname);
  await page.goto('/docs/faq');
  await isSent();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/faq$/);
  await isSent();
});

test('the button back to the top appears when the reader scrolls up', async ({page}) => {
  await page.goto('/docs/destinations/kafka');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toHaveCount(0);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  // The direction can change while the page is still scrolling down.
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible({timeout: 1000});
  }).toPass();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await button.click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
