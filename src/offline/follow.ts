import {choose} from './choice';
import {hideNotice, showNotice} from './notice';

/** What the worker tells of storing its copy. */
type Message =
  | {kind: 'stored'; stored: number; all: number}
  | {kind: 'full'; isFirst: boolean}
  | {kind: 'stopped'; isFirst: boolean};

function show(message: Message): void {
  switch (message.kind) {
    case 'stored': {
      const progress = message.stored / message.all;
      showNotice(
        progress < 1
          ? {text: 'Saving the docs for reading offline …', progress}
          : {text: 'You can now read the docs offline.'},
      );
      break;
    }
    case 'full':
      // Another try on each page would fill the disk again and again.
      choose(!message.isFirst);
      showNotice({text: 'This device has no space left for reading offline. What was saved has been removed.'});
      break;
    case 'stopped':
      if (message.isFirst) {
        showNotice({text: 'Saving for reading offline has stopped. It goes on when you next load a page.'});
      }
  }
}

function offerUpdate(waiting: ServiceWorker): void {
  const run = () => {
    hideNotice();
    // The place is kept: the browser restores it when it loads the same page again.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting.postMessage({type: 'SKIP_WAITING'});
  };
  showNotice({text: 'New version available', action: {label: 'Refresh', run}});
}

/** Shows how the copy is being stored. A small one is stored in no time: hear before the worker is registered. */
export function hear(): void {
  navigator.serviceWorker.addEventListener('message', ({data}: MessageEvent<{offline?: Message}>) => {
    if (data.offline) {
      show(data.offline);
    }
  });
}

/** Offers the next copy when it waits. */
export function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const {active, waiting} = registration;
    // The first worker that keeps a copy waits for a moment, too, and then takes its place by itself.
    if (waiting && waiting.scriptURL === active?.scriptURL) {
      offerUpdate(waiting);
    }
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
}
