import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {type Page, expect} from '@playwright/test';
import sirv from 'sirv';
import * as z from 'zod';
import {coldTest as test} from './hydratedPage';

const custom = z.string().optional();

/** A page view as the docs describe it: these fields and no others. */
const pageView = z.strictObject({
  event: z.literal('pageview'),
  websiteId: z.string().min(1),
  url: z.url().optional(),
  title: z.string().optional(),
  referrer: z.union([z.literal(''), z.url()]).optional(),
  hipaa: z.literal(true).optional(),
  custom_one: custom,
  custom_two: custom,
  custom_three: custom,
  custom_four: custom,
  custom_five: custom,
});

type View = z.infer<typeof pageView>;

/** The site with a pixel that is connected to a collector beside it. */
class Collector {
  readonly views: View[] = [];
  readonly problems: string[] = [];
  /** How many posts are turned away before one is taken. */
  turnedAway = 0;
  posts = 0;
  readonly server = http.createServer((request, response) => this.answer(request, response));
  private readonly site = sirv('build', {dev: true, extensions: ['html']});

  constructor(private readonly attributes: string) {}

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  private answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    if (request.method === 'POST') {
      this.take(request, response);
      return;
    }
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join('build', `${pathname === '/' ? 'index' : pathname.slice(1)}.html`);
    if (pathname.includes('..') || !fs.existsSync(file)) {
      this.site(request, response, () => void response.writeHead(404).end());
      return;
    }
    const html = fs
      .readFileSync(file, 'utf8')
      .replace(/src="?\/js\/pixel\.js"?/, `src="/js/pixel.js" ${this.attributes}`);
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(html);
  }

  private take(request: http.IncomingMessage, response: http.ServerResponse): void {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.posts += 1;
      if (this.turnedAway > 0) {
        this.turnedAway -= 1;
        response.writeHead(503).end();
        return;
      }
      const result = pageView.safeParse(JSON.parse(Buffer.concat(parts).toString()));
      if (result.success) {
        this.views.push(result.data);
      } else {
        this.problems.push(z.prettifyError(result.error));
      }
      response.writeHead(204).end();
    });
  }
}

async function collecting(attributes: string, use: (collector: Collector) => Promise<void>): Promise<void> {
  const collector = new Collector(attributes);
  await new Promise<void>((resolve) => collector.server.listen(0, 'localhost', resolve));
  await use(collector);
  expect(collector.problems).toEqual([]);
  collector.server.closeAllConnections();
  collector.server.close();
}

const connected = 'data-endpoint="/collect" data-site-id="4821"';

const push = (page: Page, item: object) => page.evaluate((each) => window.analyticsLayer?.push(each), item);

test('without an endpoint the queue is kept and nothing is sent', async ({page}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.addInitScript(() => (window.analyticsLayer = [{event: 'pageview', websiteId: '1', custom_one: 'early'}]));
  await page.goto('/docs/events');
  await push(page, {event: 'pageview', websiteId: '1'});
  expect(await page.evaluate(() => window.analyticsLayer)).toHaveLength(2);
  expect(posts).toEqual([]);
});

test('each page is one view with its own title, and nothing of a search', async ({page}) => {
  // The page's clock keeps frames and timers in their order, also where a machine is held up.
  await page.clock.install();
  await collecting(connected, async (collector) => {
    await page.goto(`${collector.origin}/docs/events?q=mine#page-view`);
    await expect.poll(() => collector.views).toHaveLength(1);
    const blog = page.getByRole('link', {name: 'Blog', exact: true}).first();
    await blog.click();
    await expect.poll(() => collector.views).toHaveLength(2);
    await page.goto(`${collector.origin}/search?q=my+illness`);
    await page.getByRole('searchbox', {name: 'Search docs'}).fill('my other illness');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/other/);
    await expect.poll(() => collector.views).toHaveLength(3);
    await blog.click();
    await expect.poll(() => collector.views).toHaveLength(4);
    expect(collector.views.map(({url, title, referrer}) => [url, title?.split(' |')[0], referrer])).toEqual([
      [`${collector.origin}/docs/events`, 'Pixel events', ''],
      [`${collector.origin}/blog`, 'Blog', `${collector.origin}/docs/events`],
      [`${collector.origin}/search`, 'Search', expect.any(String)],
      [`${collector.origin}/blog`, 'Blog', `${collector.origin}/search`],
    ]);
    expect(JSON.stringify(collector.views)).not.toContain('illness');
  });
});

test('what was pushed before the script came is sent, with documented fields only', async ({page}) => {
  await page.addInitScript(() => {
    window.analyticsLayer = [
      null,
      'rubbish',
      {onEvent: 'leadcaptureResponse'},
      {event: 'leadcapture', email: 'ada@example.com'},
      {event: 'pageview', websiteId: '77', custom_one: 'a', custom_two: 2, email: 'ada@example.com', personalize: true},
    ];
  });
  await collecting(connected, async (collector) => {
    await page.goto(`${collector.origin}/docs/faq`);
    await push(page, {event: 'pageview', hipaa: true, custom_five: 'z'});
    await expect.poll(() => collector.views).toHaveLength(2);
    expect(collector.views.find(({websiteId}) => websiteId === '77')).toMatchObject({custom_one: 'a'});
    expect(collector.views.find(({hipaa}) => hipaa)).toEqual({
      event: 'pageview',
      websiteId: '4821',
      hipaa: true,
      custom_five: 'z',
    });
    expect(await page.evaluate(() => window.analyticsLayer)).toHaveLength(6);
  });
});

test('in HIPAA mode no view says which page it was', async ({page}) => {
  await collecting(`${connected} data-hipaa="on"`, async (collector) => {
    await page.goto(`${collector.origin}/docs/faq`);
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await expect.poll(() => collector.views).toHaveLength(2);
    expect(new Set(collector.views.flatMap((view) => Object.keys(view)))).toEqual(
      new Set(['event', 'websiteId', 'hipaa']),
    );
  });
});

const refusals: Record<string, () => void> = {
  'Global Privacy Control': () => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}),
  'refused consent': () => (window.analyticsLayer = [{consent: 'refused'}]),
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`with ${name} nothing is sent`, async ({page}) => {
    await page.addInitScript(refuse);
    await collecting(connected, async (collector) => {
      await page.goto(`${collector.origin}/docs/faq`);
      await push(page, {event: 'pageview'});
      await page.goto(`${collector.origin}/docs/events`);
      if (name === 'refused consent') {
        await push(page, {consent: 'given'});
        await push(page, {event: 'pageview', custom_one: 'after'});
        await expect.poll(() => collector.posts).toBe(1);
        await push(page, {consent: 'refused'});
        await push(page, {event: 'pageview'});
      }
      await page.waitForLoadState('networkidle');
      expect(collector.posts).toBe(name === 'refused consent' ? 1 : 0);
    });
  });
}

test('a view of a page that is closed arrives, one that is turned away is lost, and nothing is thrown', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await collecting(connected, async (collector) => {
    collector.turnedAway = 1;
    await page.goto(`${collector.origin}/docs/faq`);
    await expect.poll(() => collector.posts).toBe(1);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await push(page, {event: 'pageview', custom_one: 'offline'});
    await failed;
    await context.setOffline(false);
    await push(page, {event: 'pageview', custom_one: 'leaving'});
    await page.close({runBeforeUnload: true});
    await expect.poll(() => collector.views.map((view) => view.custom_one)).toEqual(['leaving']);
  });
  expect(errors).toEqual([]);
});
