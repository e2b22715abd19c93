/* Inlined into the head of every page, before any other script. See README.md. */

// Hosts that don't redirect serve a page at several URLs. Every script after this one sees only the clean URL.
const cut = location.pathname
  .replace(/\/{2,}/g, '/')
  .replace(/(?:\/index)?\.html$/, '')
  .replace(/\/$/, '');
const clean = cut.length < baseUrl.length ? baseUrl : cut;
if (clean !== location.pathname) {
  history.replaceState(history.state, '', location.origin + clean + location.search + location.hash);
}

// Resets the dismissal of an earlier announcement before the first paint. The theme does so only after hydration, and
// hides the bar until then.
try {
  if (localStorage.getItem('docusaurus.announcement.id') !== announcementId) {
    localStorage.removeItem('docusaurus.announcement.dismiss');
  }
} catch {
  // Storage is blocked, and nothing is dismissed.
}
