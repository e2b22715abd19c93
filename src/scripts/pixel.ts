/*
 * The site's own pixel script. It reads the queue that the docs describe, `window.analyticsLayer`, and sends page views
 * to the endpoint named in its script tag. Without an endpoint it sends nothing.
 *
 * It makes a page view for each page by itself. A consent tool pushes `{consent: 'refused'}` or `{consent: 'given'}`,
 * before or after this script loads; what was pushed last counts.
 */

/** What a page pushed into the queue; anything can be in it. */
type Pushed = Readonly<Record<string, unknown>>;

/** Whether something in the queue is an object, with keys to look at. */
const isPushed = (item: unknown): item is Pushed => typeof item === 'object' && item !== null;

const isView = (item: unknown): item is Pushed => isPushed(item) && item.event === 'pageview';

/** Addresses go without query and hash: they hold what the reader searched for. */
const withoutQuery = (address: string) => address.replace(/[?#].*/, '');

const customKeys = ['custom_one', 'custom_two', 'custom_three', 'custom_four', 'custom_five'];

/** The title of a page follows its address after this many milliseconds. */
const titleWait = 250;

function run({endpoint, siteId}: DOMStringMap): void {
  const queue = (window.analyticsLayer = Array.isArray(window.analyticsLayer) ? window.analyticsLayer : []);
  if (!endpoint || !siteId) {
    return;
  }
  const isRefused = () => {
    const choices = queue.filter((item) => isPushed(item) && 'consent' in item) as Pushed[];
    return choices.at(-1)?.consent === 'refused';
  };
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  const isAllowed = () => !globalPrivacyControl && doNotTrack !== '1' && !isRefused();
  let visited = {url: location.href, referrer: document.referrer};

  const take = (item: unknown) => {
    if (!isView(item) || !isAllowed()) {
      return;
    }
    const page = {
      url: withoutQuery(visited.url),
      title: document.title,
      referrer: withoutQuery(visited.referrer),
    };
    // The documented fields, and no others.
    const view = {
      event: 'pageview',
      websiteId: String(item.websiteId || siteId),
      ...(item.hipaa === true ? {hipaa: true} : page),
      ...Object.fromEntries(customKeys.filter((key) => typeof item[key] === 'string').map((key) => [key, item[key]])),
    };
    // Without CORS the answer stays closed, and an endpoint needs no headers for it.
    fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify(view),
      mode: 'no-cors',
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  };
  const push = queue.push.bind(queue);
  queue.push = (...items) => {
    const length = push(...items);
    items.forEach(take);
    return length;
  };
  const ownView = () => queue.push({event: 'pageview', websiteId: siteId});

  // Pages change without a load. One that is left before its title is there is not a view.
  let timer: number | undefined;
  addEventListener('site:page', () => {
    visited = {url: location.href, referrer: visited.url};
    clearTimeout(timer);
    timer = window.setTimeout(ownView, titleWait);
  });

  queue.forEach(take);
  if (!queue.some(isView)) {
    ownView();
  }
}

try {
  run((document.currentScript as HTMLScriptElement).dataset);
} catch (error) {
  console.warn(error);
}
