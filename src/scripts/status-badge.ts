/* The local status badge: follows the theme of the page that shows it, and says whether the reader is online. */

const page = parent.document.documentElement;

function followTheme(): void {
  document.body.dataset.theme = page.dataset.theme ?? 'light';
}

function followNetwork(): void {
  document.body.dataset.online = String(navigator.onLine);
  const label = document.querySelector('span');
  if (label) {
    label.textContent = navigator.onLine ? 'Status page' : 'You are offline';
  }
}

const watch = new MutationObserver(followTheme);

function follow(): void {
  watch.observe(page, {attributeFilter: ['data-theme']});
  followTheme();
  followNetwork();
}

addEventListener('online', followNetwork);
addEventListener('offline', followNetwork);
// The page outlives this frame, and what watches it would keep the whole frame in memory.
addEventListener('pagehide', () => watch.disconnect());
addEventListener('pageshow', follow);
follow();
