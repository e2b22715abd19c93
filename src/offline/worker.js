/**
 * The service worker. The build writes it to `sw.js` with the revision of its files, so that a build with other files
 * has another worker. Registered as `sw.js` it does nothing; as `sw.js?offlineMode=true` it keeps a copy of the site.
 */
const revision = '__REVISION__';

const {scope} = self.registration;
const isOffline = new URLSearchParams(self.location.search).get('offlineMode') === 'true';

/** One cache for all builds: what a build shares with the one before is neither loaded nor stored again. */
const cacheName = `offline-copy ${scope}`;

/** Downloads at once; browsers open no more connections to a host that speaks HTTP/1.1. */
const atOnce = 6;

/** After this long without an answer of the network a page comes from the copy. */
const patience = 3000;

/** After this long a download is given up; the next load of a page takes it up again. */
const longest = 60_000;

const listAddress = new URL('offline.json', scope);

/** Under what a file is kept: the same file of another build has another key. */
const keyOf = ([path, hash]) => `${new URL(path, scope)}?copy=${hash}`;

const listKey = keyOf(['offline.json', revision]);

/** The path of an address as the list names it: below the scope, and of a page without its ending. */
const pathOf = ({origin, pathname}) =>
  `${origin}${pathname}`
    .slice(scope.length)
    .replace(/\/+$/, '')
    .replace(/(?:^|\/)index\.html$|\.html$/, '');

async function digestOf(body) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, 8);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gets a file to the last byte as the build made it: not an error page, not half of it, not that of a newer build. */
async function download(addresses, hash) {
  for (const address of addresses) {
    const cache = pathOf(address).startsWith('assets/') ? 'default' : 'no-cache';
    const response = await fetch(address, {cache, signal: AbortSignal.timeout(longest)});
    const body = await response.arrayBuffer();
    if ((await digestOf(body)) === hash) {
      const headers = new Headers(response.headers);
      ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
      // A new answer, since one that was redirected may not be shown as a page.
      return new Response(body, {status: response.status, headers});
    }
  }
  throw new Error(`${addresses[0]} is not the file of this build`);
}

/** A page is at its clean address; a host that does not know it has the file. */
const addressesOf = (path) => [path, `${path || 'index'}.html`].map((each) => new URL(each, scope));

/** Tells all open pages of the site how storing goes; `src/offline/follow.ts` shows it. */
async function tell(offline) {
  const pages = await self.clients.matchAll({includeUncontrolled: true, type: 'window'});
  pages.forEach((page) => page.postMessage({offline}));
}

/** Downloads what the cache lacks, some files at once, until one fails. What came before that is kept. */
async function fill(cache, missing, onStored) {
  const queue = missing.values();
  let failure;
  const line = async () => {
    for (const file of queue) {
      if (failure) {
        return;
      }
      try {
        const [path, hash] = file;
        await cache.put(keyOf(file), await download(addressesOf(path), hash));
        onStored();
      } catch (error) {
        failure ??= error;
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, line));
  if (failure) {
    throw failure;
  }
}

/**
 * Stores all files of this build that are not there yet. When space runs out, what this build has stored goes again.
 *
 * @param {boolean} isFirst whether there is no copy in use yet
 */
async function store(isFirst) {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({url}) => url));
  let missing = [];
  try {
    const list = await download([listAddress], revision);
    const files = await list.clone().json();
    missing = files.filter((file) => !kept.has(keyOf(file)));
    await cache.put(listKey, list);
    let stored = files.length - missing.length;
    const onStored = () => {
      stored += 1;
      if (isFirst && (stored % 20 === 0 || stored === files.length)) {
        void tell({kind: 'stored', stored, all: files.length});
      }
    };
    await fill(cache, missing, onStored);
  } catch (error) {
    const isFull = error.name === 'QuotaExceededError';
    if (isFull) {
      await (isFirst
        ? caches.delete(cacheName)
        : Promise.all([listKey, ...missing.map(keyOf)].map((key) => cache.delete(key))));
    }
    await tell({kind: isFull ? 'full' : 'stopped', isFirst});
    throw error;
  }
}

/** Removes what earlier builds stored, in this cache and in the one of a former worker; without offline mode, all. */
async function prune() {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith('workbox-precache') && name.endsWith(scope));
  await Promise.all([...former, ...(isOffline ? [] : [cacheName])].map((name) => caches.delete(name)));
  if (isOffline) {
    const cache = await caches.open(cacheName);
    const own = new Set([listKey, ...[...(await filesOf())].map(keyOf)]);
    const all = await cache.keys();
    await Promise.all(all.filter(({url}) => !own.has(url)).map((request) => cache.delete(request)));
  }
}

let known;

/** The files of the copy: their hashes by path. Nothing while the copy has no list. */
function filesOf() {
  known ??= caches.match(listKey).then(async (list) => {
    known = list ? known : undefined;
    return new Map(list ? await list.json() : []);
  });
  return known;
}

async function fromCopy(path) {
  const hash = (await filesOf()).get(path);
  return hash && caches.match(keyOf([path, hash]));
}

/** Open pages that came from the copy: what they load is of the same build. */
const pagesOfCopy = new Set();

/** The network's answer, while it comes in time and is not a fault of the server; else that of the copy. */
async function answer({request, resultingClientId}, path) {
  const isPage = request.mode === 'navigate';
  const network = fetch(request).catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const soon = await Promise.race([network, late]);
  if (soon && soon.status < 500) {
    return soon;
  }
  const copy = await fromCopy(path);
  if (copy) {
    pagesOfCopy.add(resultingClientId);
    return copy;
  }
  return (await network) ?? (isPage && (await fromCopy('404'))) ?? Response.error();
}

self.addEventListener('install', (event) => {
  // Readers are asked before one copy takes the place of another. Any other worker is active at once.
  const isFirst = self.registration.active?.scriptURL !== self.location.href;
  if (isFirst || !isOffline) {
    void self.skipWaiting();
  }
  if (isOffline) {
    event.waitUntil(store(isFirst));
  }
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), prune()]));
});

self.addEventListener('message', ({data}) => {
  if (data?.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});

if (isOffline) {
  self.addEventListener('fetch', (event) => {
    const {request, clientId} = event;
    if (request.method !== 'GET' || !request.url.startsWith(scope)) {
      return;
    }
    const path = pathOf(new URL(request.url));
    if (pagesOfCopy.has(clientId)) {
      // A page's own workers are clients, too.
      pagesOfCopy.add(event.resultingClientId);
    }
    const isOfCopy = request.mode !== 'navigate' && (path.startsWith('assets/') || pagesOfCopy.has(clientId));
    event.respondWith(isOfCopy ? fromCopy(path).then((copy) => copy ?? fetch(request)) : answer(event, path));
  });
}
