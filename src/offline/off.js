/**
 * The worker that switches everything off: served as `sw.js`, it removes the copies and itself from the browsers of
 * readers, each when it next loads a page.
 */
self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const {scope} = self.registration;
  const removeAll = async () => {
    const own = (await caches.keys()).filter((name) => name.endsWith(scope));
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
