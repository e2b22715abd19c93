import type {ClientModule} from '@docusaurus/types';

/** So many pages are fetched ahead while one is read. A long page has hundreds of links, and a reader follows few. */
const most = 20;

let ahead = 0;

/** The generator asks every browser that knows `navigator.connection` how fast it is; some don't say, and it throws. */
function nameSpeed(): void {
  const {connection} = navigator as {connection?: {effectiveType?: unknown}};
  if (connection && typeof connection.effectiveType !== 'string') {
    Reflect.defineProperty(connection, 'effectiveType', {value: 'unknown'});
  }
}

/** A part that does not come while it is fetched ahead is asked for again when the reader goes there. */
const quietly = (fetched: false | Promise<void[]>) => fetched && fetched.catch(() => []);

function limit({prefetch, preload}: Window['docusaurus']): Window['docusaurus'] {
  return {
    prefetch: (path) => {
      const fetched = ahead < most && prefetch(path);
      ahead += fetched ? 1 : 0;
      return quietly(fetched);
    },
    preload: (path) => quietly(preload(path)),
  };
}

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
      ahead = 0;
    }
  },
};

export default fetchAhead;
