import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    /** The sample player: `static/js/player.js`, or a hosted one with the same function. */
    SamplePlayer?: {init: () => void};
  }
}

const startPlayers = () => window.SamplePlayer?.init();

if (typeof window !== 'undefined') {
  // Samples follow the theme, and start when their tab panel is shown.
  new MutationObserver(startPlayers).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'hidden'],
    subtree: true,
  });
}

/** Tells scripts outside the bundle that the reader is on another page: the pixel and the sample player. */
const pages: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    startPlayers();
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      window.dispatchEvent(new Event('site:page'));
    }
  },
};

export default pages;
