import type {ClientModule} from '@docusaurus/types';

type State = {scrollTop?: number} | null;

declare global {
  interface Window {
    /** The sample player: `src/scripts/player.ts`, or a hosted one with the same function. */
    SamplePlayer?: {init: () => void};
  }
}

/** How long after the last scrolling the position is saved, in ms: Safari allows 100 history writes in 30 s. */
const settleTime = 400;

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
 * A part of an address in which every percent sign begins a valid escape. The router and the theme decode addresses and
 * crash where that fails.
 *
 * @param part a path or a hash, as the browser has it
 * @returns the part itself, or with its percent signs escaped, so that it decodes to what was typed
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

/** Until the next page has loaded, the router takes a second click on its link for another navigation. */
function ignoreDoubleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (event.detail > 1 && link?.href === window.location.href) {
    event.preventDefault();
  }
}

/** The theme scrolls to the top step by step, with reduced motion too. It finds nothing left to do after a jump. */
function jumpToTop({target}: MouseEvent): void {
  const {matches: isMotionReduced} = window.matchMedia('(prefers-reduced-motion: reduce)');
  if (isMotionReduced && target instanceof Element && target.closest('.theme-back-to-top-button')) {
    window.scrollTo({top: 0, behavior: 'instant'});
  }
}

/** Goes back from an entry for a part of the page, such as an open menu. The router ignores it. */
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
    // The page stays where it is: the browser would scroll to the hash of the address once more.
    window.history.scrollRestoration = 'manual';
    requestAnimationFrame(() => (window.history.scrollRestoration = 'auto'));
  }
}

const startPlayers = () => window.SamplePlayer?.init();

if (typeof window !== 'undefined') {
  repairAddress();
  // Registered before the router's listeners, so they run first.
  window.addEventListener('popstate', onPopState, true);
  window.addEventListener('click', ignoreDoubleClick, true);
  window.addEventListener('click', savePosition, true);
  window.addEventListener('click', jumpToTop, true);
  window.addEventListener('keydown', ({key}) => key === 'Enter' && savePosition(), true);
  window.addEventListener('scroll', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(savePosition, settleTime);
  });
  // Samples follow the theme, and start when their tab panel is shown.
  new MutationObserver(startPlayers).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'hidden'],
    subtree: true,
  });
}

/**
 * What navigation inside the site needs besides the router: the scroll position on Back (a page that is rendered late
 * gets none from the browser, and Docusaurus scrolls to the top), and the scripts outside the bundle.
 */
const navigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isLeaving = previousLocation !== null;
  },
  onRouteDidUpdate({location, previousLocation}) {
    isLeaving = false;
    shownAddress = window.location.href;
    if (savedTop !== undefined) {
      window.scrollTo({top: savedTop, behavior: 'instant'});
      savedTop = undefined;
    }
    startPlayers();
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      window.dispatchEvent(new Event('site:page'));
    }
  },
};

export default navigation;
