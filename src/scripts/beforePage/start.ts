import {firstUse} from './held';
import {tell} from './notice';

let isAsked = false;
let scripts: string[] | undefined;

const root = () => document.getElementById('__docusaurus');

function check(): void {
  if (!('docusaurus' in window)) {
    firstUse.over();
    tell('This page did not load properly.');
    console.error(`The site's scripts did not load. Is it served at ${baseUrl}, the baseUrl in brand.ts?`);
  }
}

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.as = 'script';
  made.href = href;
  document.head.append(made);
  return made;
}

/**
 * Loads the styles of the whole site after those that the page came with (`plugins/first-styles`), and what the entry will
 * ask for when it has run: the parts of this page.
 */
function fetchBeside(): void {
  const first = document.querySelector<HTMLElement>('[data-whole]');
  if (first) {
    firstUse.styled = new Promise((resolve) => {
      // Styles are worked out anew for the whole page: first it shows that the reader was heard.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const whole = link('stylesheet', first.dataset.whole ?? '');
          whole.onload = () => resolve(true);
          whole.onerror = () => resolve(false);
        }),
      );
    });
  }
  for (const name of root()?.dataset.parts?.split(' ') ?? []) {
    link('preload', `${baseUrl}assets/js/${name}.js`);
  }
}

/** Starts React, once: its scripts are asked for when the whole page is there. */
export function start(): void {
  isAsked = true;
  if (scripts) {
    fetchBeside();
  }
  scripts?.forEach((src, index, {length}) => {
    const script = document.createElement('script');
    // All are fetched at once and run in their order.
    script.async = false;
    script.src = src;
    if (index === length - 1) {
      script.onload = script.onerror = check;
    }
    document.head.append(script);
  });
  scripts = undefined;
}

/** The whole page is there. Without a list of scripts, as on the writer's server, they come by themselves. */
export function begin(): void {
  // The template of the pages names them (`plugins/late-start`).
  scripts = root()?.dataset.scripts?.split(' ');
  if (!scripts) {
    firstUse.over();
  } else if (isAsked) {
    start();
  }
}
