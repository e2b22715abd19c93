import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    /** The sample player: `src/scripts/player.ts`, or a hosted one with the same function. */
    SamplePlayer?: {init: () => void};
  }
}

const startPlayers = () => window.SamplePlayer?.init();

/**
 * The next page fades in. It does so when it is there: the page before stays usable until then, and no click is lost,
 * as it would be on the picture of a page that a view transition shows.
 */
function fadeIn(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.querySelector('main')?.animate([{opacity: 0.3}, {opacity: 1}], {duration: 140, easing: 'ease-out'});
  }
}

if (typeof window !== 'undefined') {
  // Samples follow the theme, and start when their tab panel is shown.
  new MutationObserver(startPlayers).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'hidden'],
    subtree: true,
  });
}

/** What goes with a change of the page: it fades in, and scripts outside the bundle are told. */
const pages: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    startPlayers();
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      fadeIn();
      window.dispatchEvent(new Event('site:page'));
    }
  },
};

export default pages;
