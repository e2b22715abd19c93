import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('offlineMode');

const choices = new Map([
  ['true', true],
  ['false', false],
]);

/** Keeps in this browser whether the reader wants to read offline. */
export const choose = (isOffline: boolean): void => slot.set(String(isOffline));

/** Whether a worker keeps a copy: one of this site, or of the plugin that the site had before. */
export const keepsCopy = (worker: ServiceWorker | null | undefined): boolean =>
  /offlineMode(?:=|%22%3A)true/.test(worker?.scriptURL ?? '');

/**
 * Whether the reader wants to read offline: as the address says (`?offlineMode=true` or `false`), else as chosen
 * before, else when the site is open as an app or has a copy already. What the address or the app says is kept.
 */
export async function wantsOffline(): Promise<boolean> {
  const asked = choices.get(new URLSearchParams(window.location.search).get('offlineMode') ?? '');
  const chosen = asked ?? choices.get(slot.get() ?? '');
  const isOffline =
    chosen ??
    (window.matchMedia('(display-mode: standalone)').matches ||
      keepsCopy((await navigator.serviceWorker.getRegistration())?.active));
  if (asked !== undefined || isOffline) {
    choose(isOffline);
  }
  return isOffline;
}
