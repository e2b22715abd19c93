import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Messages that the worker (`worker.js`) posts while it saves the offline copy. */
type Progress = 'saving' | 'saved' | 'full' | 'updateFull';

const noSpace = 'This device doesn’t have enough space for offline reading.';

const messages: Readonly<Record<Progress | 'stopped', string>> = {
  saving: 'Saving the docs for offline reading…',
  saved: 'You can now read the docs offline.',
  stopped: 'Saving for offline reading has stopped. It resumes the next time you load a page.',
  full: `${noSpace} Everything saved so far has been removed.`,
  updateFull: `${noSpace} The new version wasn’t saved.`,
};

/** The reader's choice, `true` or `false`. */
const slot = createStorageSlot('offlineMode');

// The PWA plugin sets it from `offlineModeActivationStrategies`.
const strategies = () => process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES as unknown as readonly string[];

const workerUrl = (offlineMode: boolean) =>
  `${process.env.PWA_SERVICE_WORKER_URL}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug: false}))}`;

const keepsCopy = (worker: ServiceWorker | null) => worker?.scriptURL.includes('offlineMode%22%3Atrue');

/** Whether offline mode is on. A choice made by the URL or by the installed app is stored for later pages. */
function isOfflineMode(): boolean {
  const query = new URLSearchParams(window.location.search).get('offlineMode');
  const stored = slot.get();
  const isActive: Readonly<Record<string, boolean>> = {
    queryString: query === 'true',
    standalone: window.matchMedia('(display-mode: standalone)').matches,
  };
  const isDeclined = (query ?? stored) === 'false';
  const isWanted = !isDeclined && (stored === 'true' || strategies().some((strategy) => isActive[strategy]));
  if (isWanted || isDeclined) {
    slot.set(String(isWanted));
  }
  return isWanted;
}

const loadToast = () => import('./toast');

/**
 * Removes the copy and its worker. The next page registers the worker without a copy: Chromium may leave the old worker
 * in control if another one replaces it while a page loads.
 */
async function removeCopy(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Offers to reload while a worker waits. It stops waiting when another tab reloads or turns off offline mode. */
async function offerReload(waiting: ServiceWorker): Promise<void> {
  const {hideToast, showReloadPopup} = await loadToast();
  if (waiting.state !== 'installed') {
    return;
  }
  waiting.addEventListener('statechange', hideToast, {once: true});
  showReloadPopup(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting.postMessage({type: 'SKIP_WAITING'});
  });
}

/** Saves the offline copy and shows its progress; offers to reload when a newer copy is ready. */
async function saveCopy(): Promise<void> {
  const {serviceWorker} = navigator;
  const registering = serviceWorker.register(workerUrl(true));
  let isFull = false;
  let hasFailed = false;
  const show = async (progress: Progress | 'stopped') => {
    const {showToast} = await loadToast();
    showToast(messages[progress], progress === 'saving');
  };
  serviceWorker.addEventListener('message', ({data}: MessageEvent<{offline?: Progress}>) => {
    isFull ||= data.offline === 'full';
    // In a busy page, this message may arrive after the worker has failed.
    const isLate = hasFailed && data.offline === 'saving';
    if (data.offline && !isLate) {
      void show(data.offline);
    }
    if (isFull) {
      // Retrying on every page would fill the disk again and again.
      slot.set('false');
      void registering.then(removeCopy);
    }
  });
  const registration = await registering;
  // Chromium may delay its own update check while the page loads. Offline, the check fails.
  registration.update().catch(() => {});
  const isUpdate = (worker: ServiceWorker) => worker.scriptURL === registration.active?.scriptURL;
  const follow = (worker: ServiceWorker) => {
    const onInstalled = () => {
      if (worker.state === 'installed' && isUpdate(worker)) {
        void offerReload(worker);
      } else if (worker.state === 'redundant' && !isUpdate(worker) && !isFull) {
        hasFailed = true;
        void show('stopped');
      }
    };
    worker.addEventListener('statechange', onInstalled, {once: true});
  };
  if (registration.waiting && isUpdate(registration.waiting)) {
    void offerReload(registration.waiting);
  }
  if (registration.installing) {
    follow(registration.installing);
  }
  registration.addEventListener('updatefound', () => registration.installing && follow(registration.installing));
}

/** Registers the worker for every reader. Without offline mode, it stores nothing. */
async function register(): Promise<void> {
  if (isOfflineMode()) {
    await saveCopy();
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && [registration.installing, registration.waiting, registration.active].some(keepsCopy)) {
    await removeCopy(registration);
  } else {
    await navigator.serviceWorker.register(workerUrl(false));
  }
}

const start = () => {
  register().catch((error: unknown) => console.warn('The service worker was not registered:', error));
};

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start);
  }
  // `src/start/deferred.ts` has already stored the choice.
  window.addEventListener('appinstalled', start);
}
