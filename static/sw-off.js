/*
 * Served in place of sw.js, it deletes the offline copy and unregisters the worker in every reader's browser, the next
 * time a page loads.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const {scope} = self.registration;
  const removeAll = async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(scope));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
