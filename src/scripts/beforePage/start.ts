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

/** Starts React, once: its scripts are asked for when the whole page is there. */
export function start(): void {
  isAsked = true;
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
