/**
 * Added to the service worker of the PWA plugin, which precaches the site in offline mode but neither takes over the
 * page of the first visit nor finds `page.html` for the clean path `/page`.
 *
 * @param {{offlineMode: boolean}} params how the page registered the worker
 */
export default function serviceWorker({offlineMode}) {
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim());
  });

  if (!offlineMode) {
    return;
  }

  const fromCache = async (path) => {
    const options = {ignoreSearch: true};
    const clean = path.replace(/\/$/, '');
    return (
      (await caches.match(`${clean}.html`, options)) ??
      (await caches.match(`${clean}/index.html`, options)) ??
      (await caches.match(new URL('404.html', self.registration.scope), options))
    );
  };

  self.addEventListener('fetch', (event) => {
    const {pathname, origin} = new URL(event.request.url);
    const isPage = event.request.mode === 'navigate' && origin === self.location.origin;
    if (isPage && !/\.[a-z0-9]{2,5}$/.test(pathname)) {
      // The network wins while there is one: readers get the newest page, and its absence costs nothing.
      event.respondWith(fetch(event.request).catch(() => fromCache(pathname)));
    }
  });
}
