/*
 * Runs in the head of every page, before any other script. `data-base` is where the site is on its host, `data-origins`
 * are the origins whose scripts may run besides those of the page.
 */
(() => {
  const {base, origins} = document.currentScript.dataset;

  // Hosts that don't redirect serve a page at several addresses. All that read the address from here on see the clean one.
  const cut = location.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  const clean = cut.length < base.length ? base : cut;
  if (clean !== location.pathname) {
    history.replaceState(history.state, '', location.origin + clean + location.search + location.hash);
  }

  // The default policy of Trusted Types: refuses active markup, and scripts from origins that are not on the list. Text
  // becomes a script only when it is data: pages carry JSON-LD.
  const active = /<(?:script|object|embed|base|meta|link|form)\b|<[^>]*\s(?:on[a-z]+|srcdoc)\s*=/i;
  const allowed = [location.origin, ...origins.split(' ')];
  const isJson = (text) => {
    try {
      return [JSON.parse(text)].length > 0;
    } catch {
      return false;
    }
  };
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (active.test(html) ? null : html),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (allowed.includes(new URL(url, location.href).origin) ? url : null),
  });
})();
