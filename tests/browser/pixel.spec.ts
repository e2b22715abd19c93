import {text} from 'node:stream/consumers';
import type http from 'node:http';
import {type Page, expect} from '@playwright/test';
import * as z from 'zod';
import {Host} from '../host';
import {coldTest, unhydrated as test} from './fixtures';
import {setOffline} from './helpers';

const custom = z.string().optional();

/** A page view as documented, with exactly these fields. */
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

class Collector extends Host {
  readonly views: View[] = [];
  readonly problems: string[] = [];
  turnedAway = 0;
  posts = 0;

  constructor() {
    super((request, response) => {
      if (request.method === 'POST') {
        void this.take(request, response);
      }
      return request.method === 'POST';
    });
  }

  private async take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const {data, error} = pageView.safeParse(JSON.parse(await text(request)));
    this.posts += 1;
    if (this.turnedAway > 0) {
      this.turnedAway -= 1;
      response.writeHead(503).end();
      return;
    }
    if (data) {
      this.views.push(data);
    } else {
      this.problems.push(z.prettifyError(error));
    }
    response.writeHead(204).end();
  }
}

/** Serves a site whose pixel has these attributes. */
async function collecting(page: Page, attributes: string, use: (collector: Collector) => Promise<void>): Promise<void> {
  const collector = new Collector();
  await collector.start(4560 + 20 * test.info().parallelIndex);
  const isPage = ({origin, pathname}: URL) => origin === collector.origin && !/\.\w+$|^\/collect$/.test(pathname);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace(/src="?\/js\/pixel\.js"?/, `$& ${attributes}`)});
  });
  await use(collector);
  expect(collector.problems).toEqual([]);
  await collector.stop();
}

const connected = 'data-endpoint="/collect" data-site-id="4821"';

const push = (page: Page, item: object) => page.evaluate((each) => window.analyticsLayer?.push(each), item);

test('without an endpoint, the queue is kept and nothing is sent', async ({page}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.addInitScript(() => (window.analyticsLayer = [{event: 'pageview', websiteId: '1', custom_one: 'early'}]));
  await page.goto('/docs/events');
  await push(page, {event: 'pageview', websiteId: '1'});
  expect(await page.evaluate(() => window.analyticsLayer)).toHaveLength(2);
  expect(posts).toEqual([]);
});

coldTest('each page is one view with its own title, and no search text', async ({page}) => {
  // The page's fake clock keeps frames and timers in order, even on a slow machine.
  await page.clock.install();
  await collecting(page, connected, async (collector) => {
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

test('events pushed before the script loaded are sent, with only documented fields', async ({page}) => {
  await page.addInitScript(() => {
    window.analyticsLayer = [
      null,
      'rubbish',
      {onEvent: 'leadcaptureResponse'},
      {event: 'leadcapture', email: 'ada@example.com'},
      {event: 'pageview', websiteId: '77', custom_one: 'a', custom_two: 2, email: 'ada@example.com', personalize: true},
    ];
  });
  await collecting(page, connected, async (collector) => {
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

const refusals: Record<string, () => void> = {
  'Global Privacy Control': () => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  'Do Not Track': () => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}),
  'refused consent': () => (window.analyticsLayer = [{consent: 'refused'}]),
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`with ${name}, nothing is sent`, async ({page}) => {
    await page.addInitScript(refuse);
    await collecting(page, connected, async (collector) => {
      await page.goto(`${collector.origin}/docs/faq`);
      await push(page, {event: 'pageview'});
      if (name === 'refused consent') {
        await page.goto(`${collector.origin}/docs/events`);
        await push(page, {consent: 'given'});
        await push(page, {event: 'pageview', custom_one: 'after'});
        await expect.poll(() => collector.posts).toBe(1);
        await push(page, {consent: 'refused'});
        await push(page, {event: 'pageview'});
      }
      // Earlier requests have arrived once a later one gets its response.
      await page.evaluate(async () => (await fetch(location.href)).text());
      expect(collector.posts).toBe(name === 'refused consent' ? 1 : 0);
    });
  });
}

test('the view of a page that closes arrives, and a rejected one is lost without an error', async ({page}) => {
  await collecting(page, connected, async (collector) => {
    collector.turnedAway = 1;
    await page.goto(`${collector.origin}/docs/faq`);
    await expect.poll(() => collector.posts).toBe(1);
    await setOffline(page, true);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await push(page, {event: 'pageview', custom_one: 'offline'});
    await failed;
    await setOffline(page, false);
    await page.evaluate(() =>
      addEventListener('pagehide', () => window.analyticsLayer?.push({event: 'pageview', custom_one: 'leaving'})),
    );
    await page.goto('about:blank');
    await expect.poll(() => collector.views.map((view) => view.custom_one)).toEqual(['leaving']);
  });
});
