/* Runs in the head of every page, before any other script. `data-base` is the site's base URL. */
(() => {
  const {base} = document.currentScript.dataset;

  // Hosts that don't redirect serve a page at several URLs. Every script after this one sees only the clean URL.
  const cut = location.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  const clean = cut.length < base.length ? base : cut;
  if (clean !== location.pathname) {
    history.replaceState(history.state, '', location.origin + clean + location.search + location.hash);
  }
})();
