/*
 * Runs when the whole page is there. It finds the pages that need React without being touched, does the small things
 * for which nobody needs React, and fetches the page that a mouse points at. Once React runs, it keeps out of the way.
 */

import {anchorOf} from '../lib/anchorOf';
import {currentPage, keepInView} from '../lib/keepInView';
import {notePage} from '../lib/pagesRead';
import {afterFrame, layOutBelow} from './belowTheFold';
import {followContents} from './contents';
import {reachTables} from './reachTables';

const root = document.documentElement;

const start = () => dispatchEvent(new Event('site:start'));

/** What a browser keeps for the site, or nothing where that is refused. */
function storage(): Partial<Storage> {
  try {
    return localStorage;
  } catch {
    return {};
  }
}

const kept = storage();

function keep(key: string, value: string): void {
  try {
    kept.setItem?.(key, value);
  } catch {
    // It is full: the page works without.
  }
}

/** Whether the address leads to something that is folded away. */
const isHidden = () =>
  Boolean(document.getElementById(anchorOf(location.hash))?.closest('[hidden],details:not([open])'));

/** Whether the reader chose a docs version to which links of this page should lead. */
function isOtherVersion(): boolean {
  const chosen: unknown = kept['docs-preferred-version-default'];
  return chosen !== undefined && chosen !== latestVersion && !root.matches('.plugin-docs');
}

/** Whether the reader chose a tab elsewhere that may be on this page. */
const isOtherTab = () =>
  document.querySelector('[role=tablist]') !== null &&
  Object.keys(kept).some((key) => key.startsWith('docusaurus.tab.'));

/** Whether the site is read offline, or is to be. */
const isOffline = () =>
  /[?&]offlineMode=/.test(location.search) ||
  kept.offlineMode === 'true' ||
  matchMedia('(display-mode: standalone)').matches;

/** Whether the reader asked for another try after a failure (`beforePage`). */
function isRetry(): boolean {
  const isAsked = history.state === 'start';
  if (isAsked) {
    history.replaceState(null, '');
  }
  return isAsked;
}

notePage();

// These ask where things are.
afterFrame(() => {
  // A long sidebar shows the page that is being read.
  keepInView(currentPage);
  followContents(() => !window.firstUse);
  layOutBelow(reachTables);
});

// What these pages show is made in the browser.
const isMadeHere = () => document.querySelector('[data-start]') !== null;

if ([isMadeHere, isHidden, isOtherVersion, isOtherTab, isOffline, isRetry].some((needs) => needs())) {
  start();
}

const addressOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
const isSlow = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
const fetched = new Set([location.pathname]);

/** Fetches the page that a link leads to, as React does when it runs. */
function fetchAhead(link: HTMLAnchorElement): void {
  if (!isSlow && link.origin === location.origin && !fetched.has(link.pathname)) {
    fetched.add(link.pathname);
    const ahead = document.createElement('link');
    ahead.rel = 'prefetch';
    ahead.href = link.pathname;
    document.head.append(ahead);
  }
}

/** What had the focus when the pointer went down. */
let focused: Element | null = null;

function onPointer({type, target, pointerType}: PointerEvent): void {
  const link = window.firstUse && addressOf(target);
  if (type === 'pointerdown') {
    focused = document.activeElement;
  } else if (link && type === 'pointermove' && pointerType === 'mouse') {
    fetchAhead(link);
  }
}

/** The first touch of a term shows what it means, the second follows its link. */
function onClick(event: MouseEvent): void {
  const link = window.firstUse && addressOf(event.target);
  if (link?.matches('[aria-describedby]') && (event as PointerEvent).pointerType === 'touch' && focused !== link) {
    event.preventDefault();
    link.focus();
  } else if (link?.dataset.version) {
    keep('docs-preferred-version-default', link.dataset.version);
  }
}

/** Code gets its button for long lines when a mouse points at it, or when it is moved sideways. */
function onCode(event: Event): void {
  const isCode = event.target instanceof Element && event.target.closest('.theme-code-block') !== null;
  if (window.firstUse && isCode && (event.type === 'scroll' || (event as PointerEvent).pointerType === 'mouse')) {
    start();
  }
}

addEventListener('pointermove', onPointer);
addEventListener('pointerdown', onPointer);
addEventListener('click', onClick);
addEventListener('pointermove', onCode);
addEventListener('scroll', onCode, true);
addEventListener('hashchange', () => isHidden() && start());
// It is opened as an app from now on, and reads offline.
addEventListener('appinstalled', () => {
  keep('offlineMode', 'true');
  start();
});
// The theme follows a change in another tab. React does so when it runs.
addEventListener('storage', ({key, newValue}) => {
  if (window.firstUse && key === 'theme') {
    window.firstUse.setTheme(newValue ?? '');
  }
});
