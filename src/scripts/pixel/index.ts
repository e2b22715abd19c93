/*
 * The site's own pixel script. It reads the queue that the docs describe, `window.analyticsLayer`, and sends page views
 * to the endpoint named in its script tag. Without an endpoint it sends nothing.
 *
 * It makes a page view for each page by itself. A consent tool pushes `{consent: 'refused'}` or `{consent: 'given'}`,
 * before or after this script loads; what was pushed last counts.
 */
import {isPushed, type Pushed, pageView, type Visited} from './event';
import {outbox} from './outbox';

/** After this long a page that keeps the title of the one before has the right one. */
const titleWait = 500;

function run({endpoint, siteId, hipaa}: DOMStringMap): void {
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
  const send = outbox(endpoint, isAllowed);
  let visited: Visited = {address: location.href, referrer: document.referrer};

  const take = (item: unknown) => {
    if (isPushed(item) && item.event === 'pageview' && isAllowed()) {
      send(JSON.stringify(pageView(item, siteId, visited, document.title)));
    }
  };
  const push = queue.push.bind(queue);
  queue.push = (...items) => {
    const length = push(...items);
    items.forEach(take);
    return length;
  };
  const ownView = () => queue.push({event: 'pageview', websiteId: siteId, ...(hipaa ? {hipaa: true} : {})});

  // Pages change without a load, and their title comes a moment after their address. One that is left before is not a view.
  let settle = () => {};
  const onPage = () => {
    settle();
    visited = {address: location.href, referrer: visited.address};
    const done = () => {
      settle();
      ownView();
    };
    const titles = new MutationObserver(done);
    const timer = setTimeout(done, titleWait);
    settle = () => {
      titles.disconnect();
      clearTimeout(timer);
      removeEventListener('pagehide', done);
    };
    titles.observe(document.querySelector('head > title') ?? document.head, {childList: true});
    addEventListener('pagehide', done);
  };
  addEventListener('site:page', onPage);

  queue.forEach(take);
  if (!queue.some((item) => isPushed(item) && item.event === 'pageview')) {
    ownView();
  }
}

try {
  run((document.currentScript as HTMLScriptElement).dataset);
} catch (error) {
  console.warn(error);
}
