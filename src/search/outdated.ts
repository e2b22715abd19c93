/** Long enough to fetch a page, short enough to wait for. */
const timeout = 5000;

/**
 * Whether the site has a newer build than the one of this page: the page, asked for again, then names other scripts.
 * Never fails: without an answer nothing is known.
 */
export async function isOutdated(): Promise<boolean> {
  // Those that a page names; parts of the bundle, which come later, have other names.
  const own = document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/js/"][src*="main."]');
  try {
    const response = await fetch(window.location.pathname, {cache: 'no-cache', signal: AbortSignal.timeout(timeout)});
    const page = await response.text();
    return page.includes('/assets/js/') && [...own].some(({src}) => !page.includes(new URL(src).pathname));
  } catch {
    return false;
  }
}
