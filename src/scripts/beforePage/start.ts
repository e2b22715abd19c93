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

/** Runs the scripts in their order. */
function run(list: readonly string[]): void {
  list.forEach((src, index, {length}) => {
    const script = document.createElement('script');
    script.async = false;
    script.src = src;
    if (index === length - 1) {
      script.onload = script.onerror = check;
    }
    document.head.append(script);
  });
}

/**
 * Starts React, once: its scripts are asked for when the whole page is there, and with them what the entry would ask for
 * when it has run, the parts of this page. They run when the styles of the whole site are there (`plugins/first-styles`):
 * React adds parts that the page's own sheet does not know.
 */
export function start(): void {
  isAsked = true;
  const list = scripts ?? [];
  const first = document.querySelector<HTMLElement>('[data-whole]');
  scripts = undefined;
  if (!first || !list[0]) {
    run(list);
    return;
  }
  list.forEach((file) => link('preload', file));
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
  void firstUse.styled.then(() => run(list));
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
