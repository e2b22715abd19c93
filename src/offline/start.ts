import {choose, wantsOffline} from './choice';

declare const __webpack_public_path__: string;

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
      await serviceWorker.register(`${scope}sw.js`, {scope});
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
