import {choose, keepsCopy, wantsOffline} from './choice';

declare const __webpack_public_path__: string;

/**
 * Takes the copy away, and the worker that keeps it. It is unregistered, not replaced: while a page comes in, Chromium
 * now and then leaves the worker that skips waiting where it is, and the copy with it. The page keeps its worker until
 * it is left; the next one registers that which does nothing.
 *
 * @returns whether there was one
 */
async function leave(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || ![registration.installing, registration.waiting, registration.active].some(keepsCopy)) {
    return false;
  }
  await registration.unregister();
  const own = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  return true;
}

/**
 * Registers the service worker: one that keeps a copy where the reader wants it, else one that does nothing.
 *
 * @throws Error when the browser refuses, as it does in some private windows
 */
export async function start(): Promise<void> {
  const {serviceWorker} = navigator;
  const scope = __webpack_public_path__;
  const register = async () => {
    if (!(await wantsOffline())) {
      if (!(await leave())) {
        await serviceWorker.register(`${scope}sw.js`, {scope});
      }
      return;
    }
    const {follow, hear} = await import('./follow');
    hear();
    follow(await serviceWorker.register(`${scope}sw.js?offlineMode=true`, {scope}));
  };
  window.addEventListener('appinstalled', () => {
    choose(true);
    register().catch((error: unknown) => console.warn('No service worker:', error));
  });
  await register();
}
