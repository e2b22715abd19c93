import type {ClientModule} from '@docusaurus/types';

/** So long after the last scrolling a place is noted, in ms: Safari lets a page write to its history 100 times in 30 s. */
const rest = 400;

let timer: number | undefined;
let wanted: number | undefined;
let isLeaving = false;

const placeIn = (state: unknown) => (state as {place?: number} | null)?.place;

/** Notes in the entry of the history where the reader is on its page. */
function note(): void {
  window.clearTimeout(timer);
  const place = Math.round(window.scrollY);
  if (isLeaving || placeIn(window.history.state) === place) {
    return;
  }
  try {
    window.history.replaceState({...(window.history.state as object | null), place}, '');
  } catch {
    // Too many for this browser: the place noted before stays.
  }
}

function onScroll(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(note, rest);
}

// What is heard here comes before the router's part of it.
if (typeof window !== 'undefined') {
  window.addEventListener('scroll', onScroll, {passive: true});
  window.addEventListener('click', note, {capture: true});
  window.addEventListener('keydown', ({key}) => key === 'Enter' && note(), {capture: true});
  window.addEventListener(
    'popstate',
    ({state}) => {
      isLeaving = true;
      wanted = placeIn(state);
    },
    {capture: true},
  );
}

/**
 * Back and forward lead to the place that was left. The browser does this when the address changes; where the page is
 * drawn later than that, the browser looks for the place on the page before, and the generator goes to the top.
 */
const scrollPlace: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isLeaving = previousLocation !== null;
  },
  onRouteDidUpdate() {
    isLeaving = false;
    const top = wanted;
    wanted = undefined;
    if (top !== undefined) {
      window.scrollTo({top, behavior: 'instant'});
    }
  },
};

export default scrollPlace;
