/*
 * The site's own pixel script. It reads the queue documented in the docs, `window.analyticsLayer`, and sends page views
 * to the endpoint set in its script tag. Without an endpoint, it sends nothing.
 *
 * It records a page view for each page automatically. A consent tool pushes `{consent: 'refused'}` or
 * `{consent: 'given'}` before or after this script loads; the last push wins.
 */

/** An object that a page pushed to the queue, with any content. */
type Pushed = Readonly<Record<string, unknown>>;

/** Whether a queue item is an object. */
const isPushed = (item: unknown): item is Pushed => typeof item === 'object' && item !== null;

const isView = (item: unknown): item is Pushed => isPushed(item) && item.event === 'pageview';

/** Strips the query and hash, which may contain the reader's search terms. */
const withoutQuery = (address: string) => address.replace(/[?#].*/, '');

const customKeys = ['custom_one', 'custom_two', 'custom_three', 'custom_four', 'custom_five'];

/** How long the title takes to update after a URL change, in ms. */
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

  const sendView = (item: unknown) => {
    if (!isView(item) || !isAllowed()) {
      return;
    }
    const page = {
      url: withoutQuery(visited.url),
      title: document.title,
      referrer: withoutQuery(visited.referrer),
    };
    // Only the documented fields.
    const view = {
      event: 'pageview',
      websiteId: String(item.websiteId || siteId),
      ...(item.hipaa === true ? {hipaa: true} : page),
      ...Object.fromEntries(customKeys.filter((key) => typeof item[key] === 'string').map((key) => [key, item[key]])),
    };
    // Without CORS, the response is opaque, and the endpoint needs no headers for it.
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
    items.forEach(sendView);
    return length;
  };
  const ownView = () => queue.push({event: 'pageview', websiteId: siteId});

  // Client-side navigation. A page left before its title has updated doesn't count as a view.
  let timer: number | undefined;
  addEventListener('site:page', () => {
    visited = {url: location.href, referrer: visited.url};
    clearTimeout(timer);
    timer = window.setTimeout(ownView, titleWait);
  });

  queue.forEach(sendView);
  if (!queue.some(isView)) {
    ownView();
  }
}

try {
  run((document.currentScript as HTMLScriptElement).dataset);
} catch (error) {
  console.warn(error);
}
