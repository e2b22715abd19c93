/* The local status badge: follows the theme of the page that shows it, and says whether the reader is online. */
(() => {
  const page = parent.document.documentElement;
  const followTheme = () => {
    document.body.dataset.theme = page.dataset.theme ?? 'light';
  };
  const followNetwork = () => {
    document.body.dataset.online = String(navigator.onLine);
    document.querySelector('span').textContent = navigator.onLine ? 'Status page' : 'You are offline';
  };
  new MutationObserver(followTheme).observe(page, {attributeFilter: ['data-theme']});
  addEventListener('online', followNetwork);
  addEventListener('offline', followNetwork);
  followTheme();
  followNetwork();
})();
