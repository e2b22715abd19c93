import {firstUse} from './held';
import {tell} from './notice';

let isAsked = false;
let scripts: string[] | undefined;

function check(): void {
  if (!('docusaurus' in window)) {
    firstUse.over();
    tell('This page did not load properly.');
    console.error(`The site's scripts did not load. Is it served at ${baseUrl}, the baseUrl in brand.ts?`);
  }
}

/** Loads the styles of the whole site beside those that the page came with (`plugins/first-styles`). */
function loadStyles(): void {
  document.querySelectorAll<HTMLLinkElement>('link[data-whole]').forEach((first) => {
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = first.dataset.whole ?? '';
    firstUse.styled = new Promise((resolve) => {
      whole.onload = () => resolve(true);
      whole.onerror = () => resolve(false);
    });
    first.after(whole);
  });
}

/** Starts React, once: its scripts are asked for when the whole page is there. */
export function start(): void {
  isAsked = true;
  if (scripts) {
    loadStyles();
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
  scripts = document.getElementById('__docusaurus')?.dataset.scripts?.split(' ');
  if (!scripts) {
    firstUse.over();
  } else if (isAsked) {
    start();
  }
}
