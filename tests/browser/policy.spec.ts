import fs from 'node:fs';
import {type Page, expect} from '@playwright/test';
import {cold as plain, hydrated, test} from './fixtures';

// Every test on live pages fails on a policy violation. These tests check what the policy must block and allow.

/** Attacks on a page with injected markup, by the directive that must block them. `add` inserts an element. */
const attempts: [directive: string, code: string][] = [
  ['script-src-elem', `add('script', {textContent: '0'})`],
  ['script-src-elem', `add('script', {src: 'https://elsewhere.example/a.js'})`],
  ['script-src-attr', `document.body.setAttribute('onclick', '0'); document.body.click()`],
  ['script-src-attr', `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')`],
  ['script-src', `setTimeout('alert(1)', 0)`],
  ['img-src', `new Image().src = 'https://elsewhere.example/a.png'`],
  ['connect-src', `void fetch('https://elsewhere.example/')`],
  ['connect-src', `navigator.sendBeacon('https://elsewhere.example/', 'x')`],
  ['frame-src', `add('iframe', {src: 'https://elsewhere.example/'})`],
  ['form-action', `add('form', {action: 'https://elsewhere.example/'}).submit()`],
  ['base-uri', `add('base', {href: 'https://elsewhere.example/'})`],
  ['style-src-attr', `document.body.setAttribute('style', 'color: red')`],
  ['style-src-elem', `add('style', {textContent: '*{}'})`],
];

plain('the policy blocks everything that the site does not use', async ({page}) => {
  await page.goto('/docs/billing');
  await hydrated(page);
  const refused: [directive: string, code: string][] = [];
  for (const [, code] of attempts) {
    const directive = await page.evaluate(
      (run) =>
        new Promise<string>((resolve) => {
          const tell = ({effectiveDirective}: SecurityPolicyViolationEvent) => resolve(effectiveDirective);
          document.addEventListener('securitypolicyviolation', tell, {once: true});
          run();
        }),
      // Playwright injects the code, so the policy doesn't apply to it.
      await page.evaluateHandle<() => void>(`() => {
        const add = (name, more) => document.body.appendChild(Object.assign(document.createElement(name), more));
        try { ${code} } catch {}
      }`),
    );
    refused.push([directive, code]);
  }
  expect(refused).toEqual(attempts);
});

plain('a live sample can’t access anything outside its frame, or navigate it elsewhere', async ({page}) => {
  const sent: string[] = [];
  await page.route(/elsewhere\.example/, (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  await page.goto('/docs/blank');
  await hydrated(page);
  const sample = page.locator('[data-player-stage] iframe').first().contentFrame().locator('iframe');
  await expect(sample.contentFrame().locator('html')).toHaveAttribute('style', /color-scheme/);
  const frame = await (await sample.elementHandle())?.contentFrame();
  const reached = await frame?.evaluate(async () => {
    const attempt = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'reached',
          () => 'refused',
        );
    return [
      await attempt(() => fetch('https://elsewhere.example/')),
      await attempt(() => parent.document.title),
      await attempt(() => localStorage.length),
    ];
  });
  expect(reached).toEqual(['refused', 'refused', 'refused']);
  await frame?.evaluate(() => {
    new Image().src = 'https://elsewhere.example/a.png';
    location.href = 'https://elsewhere.example/?leak';
  });
  // The blocked navigation shows an error in the frame without a request.
  await expect.poll(() => page.frames().some((each) => each.url().startsWith('chrome-error:'))).toBe(true);
  expect(sent).toEqual([]);
});

/** Serves the page like a host without redirects or headers. */
async function withoutRedirects(page: Page, path: string, file: string): Promise<void> {
  const body = fs.readFileSync(`build/${file}`);
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({headers: {'Content-Type': 'text/html; charset=utf-8'}, body}),
  );
}

test('on a host without redirects, a page cleans up its own URL', async ({page}) => {
  await withoutRedirects(page, '/docs/billing.html', 'docs/billing.html');
  await page.goto('/docs');
  const before = await page.evaluate(() => history.length);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/docs/billing.html?x=1#y');
  await expect(page).toHaveURL(/\/docs\/billing\?x=1#y$/);
  await expect(page.locator('.menu__link--active[aria-current="page"]')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(documents).toEqual(['/docs/billing.html']);
  await withoutRedirects(page, '/index.html', 'index.html');
  await page.goto('/index.html');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the live sample document runs nothing outside a sandbox', async ({page}) => {
  await withoutRedirects(page, '/sample-frame.html', 'sample-frame.html');
  await page.goto('/docs/billing');
  const isRun = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/sample-frame.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
    document.body.append(frame);
    await loaded;
    const heard = new Promise((resolve) => frame.contentWindow?.addEventListener('message', resolve, {once: true}));
    frame.contentWindow?.postMessage({sample: '<p>run</p>'}, '*');
    await heard;
    return frame.contentDocument?.querySelector('iframe') !== null;
  });
  expect(isRun).toBe(false);
});
