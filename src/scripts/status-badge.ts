/* The built-in status badge: follows the theme of the parent page, and shows whether the reader is online. */

const page = parent.document.documentElement;

// Reuse the text font that the page has loaded; its URL has a hash.
const face = page.querySelector<HTMLLinkElement>('[rel="preload"][href*="/inter-"]');
if (face) {
  document.fonts.add(new FontFace('Inter', `url(${face.href})`, {weight: '400 600', display: 'optional'}));
}

function followTheme(): void {
  document.body.dataset.theme = page.dataset.theme ?? 'light';
}

function followNetwork(): void {
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
// The page outlives this frame, and an active observer would keep the whole frame in memory.
addEventListener('pagehide', () => watch.disconnect());
addEventListener('pageshow', follow);
follow();
