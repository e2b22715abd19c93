import type {ClientModule} from '@docusaurus/types';

/** So many pages are fetched ahead while one is read. A long page has hundreds of links, and a reader follows few. */
const most = 8;

/** How long a browser that can't say when it is idle is left alone between two pages, in milliseconds. */
const pause = 200;

/** Asks for the parts of a page; says no when it has them. */
type Fetch = Window['docusaurus']['prefetch'];

let left = most;
let waiting: string[] = [];
let isDue = false;

/** The generator asks every browser that knows `navigator.connection` how fast it is; some don't say, and it throws. */
function nameSpeed(): void {
  const {connection} = navigator as {connection?: {effectiveType?: unknown}};
  if (connection && typeof connection.effectiveType !== 'string') {
    Reflect.defineProperty(connection, 'effectiveType', {value: 'unknown'});
  }
}

/** A part that does not come while it is fetched ahead is asked for again when the reader goes there. */
const quietly = (fetched: false | Promise<void[]>) => fetched && fetched.catch(() => []);

/** Bar and sidebar lead everywhere; what is read leads on. Those are fetched when a mouse or a finger comes near. */
const isReadNow = (path: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].some(({pathname}) => pathname === path);

/** One page at a time, and only while nothing else is to be done. The link that came into view last is the nearest. */
function fetchWhenIdle(fetch: Fetch): void {
  if (isDue || left === 0 || waiting.length === 0) {
    return;
  }
  isDue = true;
  const next = () => {
    isDue = false;
    const path = waiting.pop() ?? '';
    left -= isReadNow(path) && quietly(fetch(path)) ? 1 : 0;
    fetchWhenIdle(fetch);
  };
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(next);
  } else {
    setTimeout(next, pause);
  }
}

/** The page that a link leads to. The generator looks for a route with the hash in it, and finds none. */
const pageOf = (path: string) => path.replace(/[#?].*/, '');

const limit = ({prefetch, preload}: Window['docusaurus']): Window['docusaurus'] => ({
  prefetch: (path) => {
    waiting.push(pageOf(path));
    fetchWhenIdle(prefetch);
    return false;
  },
  preload: (path) => quietly(preload(pageOf(path))),
});

/** What is fetched ahead is in the browser's cache; the element that fetched it has no use any more. */
function tidy({target}: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'prefetch') {
    target.remove();
  }
}

let isLimited = false;

/** Keeps the fetching of pages that links lead to within bounds, and failures of it to itself. */
const fetchAhead: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!isLimited) {
      isLimited = true;
      nameSpeed();
      document.addEventListener('load', tidy, {capture: true});
      window.docusaurus = limit(window.docusaurus);
    }
    if (location.pathname !== previousLocation?.pathname) {
      left = most;
      waiting = [];
    }
  },
};

export default fetchAhead;
