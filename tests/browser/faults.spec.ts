import {type Page, type Request, expect} from '@playwright/test';
import {cold, fetchAhead, hydrate, test, unhydrated} from './fixtures';
import {boxOf, drawn, hold, link, themeSwitch} from './helpers';

const pageParts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

const crash = (page: Page) => page.getByRole('heading', {name: 'This page crashed'});

const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click');

/** Counts requests for a page from now on. A page's end event can come after its content. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => loads;
}

test('a page keeps samples, selections, and frames while open, and restarts samples on Back', async ({page}) => {
  const badges: string[] = [];
  page.on('request', (request) => request.url().includes('status-badge.html') && badges.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.resolve()}});
  });
  await page.goto('/docs/blank');
  const stage = page.locator('[data-player-stage]').first();
  await expect(stage.locator('iframe')).toHaveCount(1);
  await stage.locator('iframe').evaluate((frame) => Object.assign(frame, {isTheSame: true}));
  await page.locator('.table-of-contents a').nth(1).click();
  await page.locator('.table-of-contents a').nth(2).click();
  expect(await stage.locator('iframe').evaluate((frame) => 'isTheSame' in frame)).toBe(true);

  const block = page.locator('.theme-code-block:visible').first();
  await block.locator('code').evaluate((code) => window.getSelection()?.selectAllChildren(code));
  const selected = await page.evaluate(() => window.getSelection()?.toString());
  expect(selected).toBeTruthy();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('button', {name: /^Copied/})).toBeVisible();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(selected);

  await follow(page, '/docs/intro-to-pixel-tech');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^What is/);
  await drawn(page);
  expect(badges).toHaveLength(1);
  await page.goBack();
  await expect(stage.locator('iframe')).toBeVisible();
});

test('memory and document counts do not grow over twenty pages', async ({page}) => {
  await page.goto('/docs/faq');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const collect = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {heap: value('JSHeapUsedSize'), documents: value('Documents')};
  };
  // Objects in use during garbage collection survive it, so the minimum of several rounds is what stays.
  const measure = async () => {
    const rounds = [await collect()];
    while (rounds.length < 4) {
      await page.waitForTimeout(250);
      rounds.push(await collect());
    }
    return {
      heap: Math.min(...rounds.map(({heap}) => heap)),
      documents: Math.min(...rounds.map(({documents}) => documents)),
    };
  };
  const visit = (times: number) =>
    page.evaluate(async (count) => {
      for (let time = 0; time < count; time += 1) {
        const there = new Promise((resolve) => window.addEventListener('site:page', resolve, {once: true}));
        const href = time % 2 === 0 ? '/blog' : '/docs/intro-to-pixel-tech';
        document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
        await there;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, times);
  // The first pages load and compile shared code.
  await visit(20);
  const early = await measure();
  await visit(20);
  await expect(async () => {
    const late = await measure();
    console.log(`heap after 20 pages ${early.heap}, after 40 ${late.heap}; documents ${late.documents}`);
    expect(late.heap).toBeLessThan(early.heap * 1.06);
    expect(late.documents).toBeLessThanOrEqual(early.documents + 2);
  }).toPass({timeout: 30_000});
});

test('a double click on a link navigates once, and two quick Backs go back two pages', async ({page}) => {
  await page.goto('/docs/start-registration');
  const entries = await page.evaluate(() => history.length);
  await link(page, 'Blog').dblclick();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/docs/start-registration');
  await page.goForward();
  await expect(page).toHaveURL('/blog');
  await follow(page, '/privacy-policy');
  await expect(page).toHaveURL('/privacy-policy');
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL('/docs/start-registration');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start by registering');
});

test('while a page loads slowly, the previous one works, and Back wins over its late arrival', async ({page}) => {
  await page.goto('/docs/start-registration');
  const release = await hold(page);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await follow(page, '/blog');
  await expect(page).toHaveURL('/blog');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start by registering');
  release();
  await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
  await drawn(page);
  await expect(page).toHaveURL('/docs/start-registration');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Start by registering');
});

const long = 'a'.repeat(5000);

const malformed: [string, string][] = [
  ['/docs/faq#%', '/docs/faq#%25'],
  ['/docs/glossary?%E0%A4%A=%#%%', '/docs/glossary?%E0%A4%A=%#%25%25'],
  ['/search?q=%E0%A4%A&version=%', '/search?q=%E0%A4%A&version=%'],
  [`/search?q=${long}`, `/search?q=${long}`],
  ['/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E'],
  [`/docs/faq#${long}`, `/docs/faq#${long}`],
  ['/docs/faq#%C3%A9', '/docs/faq#%C3%A9'],
];

test('no hash or query crashes a page, and controls still work', async ({page}) => {
  for (const [index, [address, shown]] of malformed.entries()) {
    await page.goto(address);
    await expect(crash(page), address.slice(0, 60)).toHaveCount(0);
    expect(page.url().endsWith(shown), page.url().slice(0, 80)).toBe(true);
    await expect(page.locator('.navbar__logo img').locator('visible=true')).toHaveCount(1);
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', index % 2 === 0 ? 'dark' : 'light');
  }
});

test('a malformed hash typed into an open page breaks nothing', async ({page}) => {
  await page.goto('/docs/faq');
  await page.evaluate(() => (window.location.hash = '#%E0%A4%A'));
  await expect(page).toHaveURL('/docs/faq#%25E0%25A4%25A');
  await follow(page, '/blog');
  await expect(page.getByRole('heading', {level: 1, name: 'Blog', exact: true})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Frequently asked questions'})).toBeVisible();
});

test('a malformed path gets the not-found page, which hydrates', async ({page}) => {
  for (const [index, address] of ['/%', '/docs/%E0%A4%A'].entries()) {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', index === 0 ? 'dark' : 'light');
  }
});

test('a path with different capitalization or trailing punctuation leads to its page', async ({page}) => {
  for (const address of ['/docs/FAQ', '/docs/faq.']) {
    await page.goto(address);
    await expect(page).toHaveURL('/docs/faq');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  }
});

cold('a page with a chunk that fails to load keeps its text and offers Retry', async ({page}) => {
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

cold('a render error shows the crash screen with the error message chain', async ({page}) => {
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
  // A link clicked before React runs is a normal navigation, to a page whose dates work.
  await hydrate(page);
  await spoil(true);
  await page.getByRole('main').getByRole('link', {name: 'leads in real time'}).first().click();
  await expect(crash(page)).toBeVisible();
  await expect(page).toHaveTitle(/^This page crashed/);
  await expect(page.getByText(/Dates are broken[\s\S]*No calendar/)).toBeVisible();
  await spoil(false);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

unhydrated('if the main script is missing, the page and the console say so, and Retry loads it', async ({page}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route(/\/assets\/js\/(?:main|runtime)/, (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/docs/faq');
  await page.evaluate(() => dispatchEvent(new Event('site:start')));
  await expect(page.getByRole('alert')).toContainText('did not load properly');
  await expect(page.getByText('Docusaurus')).toHaveCount(0);
  expect(said.filter((text) => /Is it served at \/, the baseUrl in brand\.ts/.test(text))).toHaveLength(1);
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

unhydrated('a page without its style sheet loads the full one, or says that the site did not load', async ({page}) => {
  await page.route('**/assets/css/docs.*', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/docs/quickstart');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This site did not load properly');
});

cold('after a new deployment, a link opens its page after one reload, without a loop', async ({page}) => {
  await page.addInitScript(fetchAhead);
  await page.goto('/docs/faq');
  await hydrate(page);
  const loads = countLoads(page);
  // Chunks of the old build are gone, so the host returns the not-found page instead.
  await page.route(pageParts, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
  );
  // Hovering over a link isn't following it, so readers don't see a failed prefetch.
  const failed = page.waitForEvent('pageerror', ({message}) => message.includes('Loading chunk'));
  await link(page, 'Blog').hover();
  await failed;
  await drawn(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.route('**/blog', async (route) => {
    await page.unroute(pageParts);
    await route.continue();
  });
  await link(page, 'Blog').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Blog', exact: true})).toBeVisible();
  await expect(page).toHaveURL('/blog');
  expect(loads()).toBe(1);
});

cold('a page whose chunks never load is reloaded once, and then says so', async ({page}) => {
  await page.goto('/docs/faq');
  await hydrate(page);
  const loads = countLoads(page);
  await page.route(pageParts, (route) => route.abort());
  await link(page, 'Blog').click();
  await expect(page.getByRole('alert')).toContainText('did not load properly');
  await expect(page).toHaveURL('/blog');
  expect(loads()).toBe(1);
});

const storages: Record<string, () => void> = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  rubbish: () => {
    for (const key of ['theme', 'docusaurus.announcement.id', 'docs-preferred-version-default']) {
      localStorage.setItem(key, 'null');
    }
    localStorage.setItem('docusaurus.tab.language', '{"__proto__":1}');
  },
};

for (const [name, spoil] of Object.entries(storages)) {
  unhydrated(`the page works when storage is ${name}, and a failure is reported once`, async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(spoil);
    // A clock that is a year ahead doesn't matter either.
    await page.clock.setSystemTime(new Date(Date.now() + 366 * 24 * 3600 * 1000));
    await page.goto('/docs/intro-to-graphql');
    await expect(page.locator('.navbar__logo img').locator('visible=true')).toHaveCount(1);
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kafka');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(warnings.filter((text) => /storage is not available/.test(text))).toEqual(
      name === 'blocked' ? [expect.stringMatching(/iframe[\s\S]*incognito[\s\S]*privacy/)] : [],
    );
    expect(warnings.filter((text) => /may be unavailable/.test(text))).toHaveLength(name === 'rubbish' ? 0 : 1);
  });
}

test('code that the browser fails to copy is selected, and the button says so', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('Denied'))}});
  });
  await page.goto('/docs/start-pixel-installation');
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  await expect(block.getByRole('button', {name: /^Couldn’t copy/})).toBeVisible();
  const [selected, code] = await page.evaluate(() => [
    window.getSelection()?.toString(),
    document.querySelector('.theme-code-block pre')?.textContent,
  ]);
  expect(selected?.replace(/\s+/g, ' ').trim()).toBe(code?.replace(/\s+/g, ' ').trim());
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
});

cold('without scripts, all tab panels and no inactive buttons are shown', async ({withoutScripts: page}) => {
  await page.goto('/docs/intro-to-graphql');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel.locator('.tab-name')).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.locator('button').locator('visible=true')).toHaveCount(0);
  await page.locator('.navbar summary').click();
  await expect(page.locator('.navbar').getByRole('link', {name: /^Optin Forms/})).toBeVisible();
});

cold('without scripts, the mobile menus are on the page', async ({withoutScripts: page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/events');
  await expect(page.locator('button').locator('visible=true')).toHaveCount(0);
  await page.locator('.navbar summary').click();
  const entries = await boxOf(page.locator('.navbar details > ul'));
  expect(entries.x).toBeGreaterThan(0);
  expect(entries.right).toBeLessThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.navbar summary').click();
  await link(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto('/docs/events');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.locator('details:not([open]):has(a[href="/docs/install"]) > summary').click();
  await sidebar.locator('a[href="/docs/install"]').click();
  await expect(page).toHaveURL(/\/docs\/install$/);
});
