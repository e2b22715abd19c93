import {cacheNames, registerQuotaErrorCallback} from 'workbox-core';

/** Network timeout after which a page is served from the copy. */
const networkTimeoutMs = 3000;

const {scope} = self.registration;

/** Normalizes `/docs/faq`, `/docs/faq/`, `/docs/faq.html`, and Workbox's `/docs/faq?__WB_REVISION__=1` to one path. */
const pathOf = (url) => new URL(url).pathname.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');

/** Posts the saving progress to all open pages of the site; `register.ts` shows it. */
async function postToPages(offline) {
  const pages = await self.clients.matchAll({includeUncontrolled: true, type: 'window'});
  pages.forEach((page) => page.postMessage({offline}));
}

const storedKeys = async () => (await caches.open(cacheNames.precache)).keys();

let index;

/** Maps paths to cache keys. While a newer copy waits, both are in the cache; the older one comes first and wins. */
function keysByPath() {
  index ??= storedKeys().then((keys) => new Map(keys.reverse().map(({url}) => [pathOf(url), url])));
  return index;
}

async function fromCopy(url) {
  const key = (await keysByPath()).get(pathOf(url));
  return key && caches.match(key);
}

/** Pages served from the copy. Their files are too, so none waits for the network or comes from another build. */
const pagesFromCopy = new Set();

async function networkFirst({request, resultingClientId}) {
  const network = fetch(request).catch(() => undefined);
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeoutMs));
  const inTime = await Promise.race([network, timeout]);
  if (inTime && inTime.status < 500) {
    return inTime;
  }
  const copy = await fromCopy(request.url);
  if (copy) {
    pagesFromCopy.add(resultingClientId);
    return copy;
  }
  // The copy has no Markdown pages or feeds, so the browser's own message is right for them.
  const isPage = request.mode === 'navigate' && !/\.(?:json|md|txt|xml)$/.test(new URL(request.url).pathname);
  return (await network) ?? (isPage && (await fromCopy(`${scope}404.html`))) ?? Response.error();
}

const copyFirst = async ({request}) => (await fromCopy(request.url)) ?? fetch(request);

function onFetch(event) {
  const {request, clientId, resultingClientId} = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) {
    return;
  }
  // The plugin's own listener would serve pages cache-first.
  event.stopImmediatePropagation();
  const isOfCopiedPage = request.mode !== 'navigate' && pagesFromCopy.has(clientId);
  if (isOfCopiedPage) {
    // A page's workers are separate clients.
    pagesFromCopy.add(resultingClientId);
  }
  const isHashed = request.url.startsWith(`${scope}assets/`);
  event.respondWith(isHashed || isOfCopiedPage ? copyFirst(event) : networkFirst(event));
}

/** Deletes the site's caches: all of them, or all but Workbox's if the copy is kept. */
async function deleteCaches(isCopyKept) {
  const names = (await caches.keys()).filter((name) => name.endsWith(scope));
  const obsolete = names.filter((name) => !isCopyKept || name !== cacheNames.precache);
  await Promise.all(obsolete.map((name) => caches.delete(name)));
}

/**
 * Added to the worker of `@docusaurus/plugin-pwa`, which stores the copy.
 *
 * @param {{offlineMode: boolean}} params without offline mode, it stores nothing and handles no requests
 */
export default function offline({offlineMode}) {
  let isFirst = false;

  self.addEventListener('install', (event) => {
    isFirst = self.registration.active?.scriptURL !== self.location.href;
    // A newer copy waits until the reader accepts it.
    if (isFirst || !offlineMode) {
      void self.skipWaiting();
    }
    if (!offlineMode) {
      return;
    }
    const before = storedKeys().then((keys) => new Set(keys.map(({url}) => url)));
    event.waitUntil(isFirst ? postToPages('saving') : before);
    registerQuotaErrorCallback(async () => {
      const cache = await caches.open(cacheNames.precache);
      const kept = await before;
      const added = (await cache.keys()).filter(({url}) => isFirst || !kept.has(url));
      await Promise.all(added.map((key) => cache.delete(key)));
      await postToPages(isFirst ? 'full' : 'updateFull');
    });
  });

  self.addEventListener('activate', (event) => {
    const takeOver = async () => {
      await Promise.all([self.clients.claim(), deleteCaches(offlineMode)]);
      if (offlineMode && isFirst) {
        await postToPages('saved');
      }
    };
    event.waitUntil(takeOver());
  });

  if (offlineMode) {
    self.addEventListener('fetch', onFetch);
  }
}
