import type {ClientModule} from '@docusaurus/types';

type State = {scrollTop?: number} | null;

declare global {
  interface Window {
    /** The sample player: `src/scripts/player.ts`, or a hosted one with the same API. */
    SamplePlayer?: {init: () => void};
  }
}

/** Debounce for saving the scroll position, in ms: Safari allows 100 history writes in 30 s. */
const settleTime = 400;

/** How long the scroll position is kept while late content resizes the page, in ms. */
const restoreTime = 3000;

let timer: number | undefined;
let isLeaving = false;
let isRemovingEntry = false;
let shownAddress: string | undefined;
let savedTop: number | undefined;

function savePosition(): void {
  window.clearTimeout(timer);
  const state = window.history.state as State;
  const scrollTop = Math.round(window.scrollY);
  if (!isLeaving && state?.scrollTop !== scrollTop) {
    window.history.replaceState({...state, scrollTop}, '');
  }
}

/**
 * Makes part of a URL safe to decode. The router and the theme decode URLs, and crash on an invalid percent escape.
 *
 * @param part a path or a hash, as the browser reports it
 * @returns the part as is, or with its percent signs escaped, so that it decodes to what was typed
 */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function repairAddress(): void {
  const {pathname, search, hash, href, origin} = window.location;
  const repaired = origin + decodable(pathname) + search + decodable(hash);
  if (repaired !== href) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

/** Scrolls to a position, and again when late content such as search results resizes the page, until the reader acts. */
function restorePosition(top: number): void {
  const observer = new ResizeObserver(() => window.scrollTo({top, behavior: 'instant'}));
  const stop = () => observer.disconnect();
  ['wheel', 'pointerdown', 'keydown', 'popstate'].forEach((name) => window.addEventListener(name, stop, {once: true}));
  setTimeout(stop, restoreTime);
  // Not the body: it's as high as the viewport.
  observer.observe(document.querySelector('#__docusaurus') ?? document.body);
}

/** Until the next page has loaded, the router treats a second click on its link as another navigation. */
function ignoreDoubleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (event.detail > 1 && link?.href === window.location.href) {
    event.preventDefault();
  }
}

/** The theme animates "back to top" even with reduced motion. After this jump, it has nothing left to scroll. */
function jumpToTop({target}: MouseEvent): void {
  const {matches: isMotionReduced} = window.matchMedia('(prefers-reduced-motion: reduce)');
  if (isMotionReduced && target instanceof Element && target.closest('.theme-back-to-top-button')) {
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}

/** Removes a history entry for part of a page, such as an open menu, without the router noticing. */
export function removeHistoryEntry(): void {
  isRemovingEntry = true;
  window.history.back();
}

function onPopState(event: PopStateEvent): void {
  if (isRemovingEntry) {
    isRemovingEntry = false;
    event.stopImmediatePropagation();
  }
  repairAddress();
  if (window.location.href !== shownAddress) {
    isLeaving = true;
    savedTop = (event.state as State)?.scrollTop;
  } else {
    // Keep the scroll position: the browser would scroll to the URL's hash again.
    window.history.scrollRestoration = 'manual';
    requestAnimationFrame(() => (window.history.scrollRestoration = 'auto'));
  }
}

const startPlayers = () => window.SamplePlayer?.init();

if (typeof window !== 'undefined') {
  repairAddress();
  // Registered before the router's listeners, so these run first.
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('click', ignoreDoubleClick, true);
  window.addEventListener('click', savePosition, true);
  window.addEventListener('click', jumpToTop, true);
  window.addEventListener('keydown', ({key}) => key === 'Enter' && savePosition(), true);
  window.addEventListener('scroll', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(savePosition, settleTime);
  });
  // Code samples follow the theme, and start when their tab panel is shown.
  new MutationObserver(startPlayers).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'hidden'],
    subtree: true,
  });
}

/**
 * Handles what the router doesn't on client-side navigation: restoring the scroll position on Back (the browser can't
 * on a page that renders late, and Docusaurus scrolls to the top), and notifying the scripts outside the bundle.
 */
const navigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isLeaving = previousLocation !== null;
  },
  onRouteDidUpdate({location, previousLocation}) {
    isLeaving = false;
    shownAddress = window.location.href;
    if (savedTop !== undefined) {
      restorePosition(savedTop);
      savedTop = undefined;
    }
    startPlayers();
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      window.dispatchEvent(new Event('site:page'));
    }
  },
};

export default navigation;
