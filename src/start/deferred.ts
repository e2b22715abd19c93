/*
 * Deferred: runs once the page is parsed. Loads the bundle for readers whose choices change the page, and handles
 * small tasks that shouldn't need it. Once React has hydrated the page, React handles all but the terms.
 */
import {anchorOf} from '../lib/anchorOf';
import {currentPageLink, followContents, keepInView} from '../lib/keepInView';
import {store} from '../lib/store';

const start = () => dispatchEvent(new Event('site:start'));

const isWaiting = () => window.siteStart !== undefined;

/** Returns the site's localStorage; empty if storage is blocked. */
function stored(): Partial<Storage> {
  try {
    return {...localStorage};
  } catch {
    return {};
  }
}

/** Whether the page should differ from the built one for this reader, or was reloaded by Retry. */
function isOutOfDate(): boolean {
  const choices = stored();
  const version: unknown = choices['docs-preferred-version-default'];
  return [
    (history.state as {isRetry?: boolean} | null)?.isRetry,
    document.getElementById(anchorOf(location.hash))?.closest('[hidden]'),
    version !== undefined && version !== latestVersion && !document.documentElement.matches('.plugin-docs'),
    document.querySelector('[role=tablist]') && Object.keys(choices).some((key) => key.startsWith('docusaurus.tab.')),
    /[?&]offlineMode=/.test(location.search) || choices.offlineMode === 'true',
    matchMedia('(display-mode: standalone)').matches,
  ].some(Boolean);
}

/** Highlights the current section in the table of contents, by the same rule as the theme. */
function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop .table-of-contents__link')];
  const headings = links.map(({hash}) => document.getElementById(anchorOf(hash))?.getBoundingClientRect());
  const top = document.querySelector('.navbar')?.clientHeight ?? 0;
  const next = headings.findIndex((heading) => heading && heading.top >= top);
  const isRead = next >= 0 && (headings[next]?.bottom ?? 0) < innerHeight / 2;
  const active = (next < 0 ? links.length : next) - (isRead ? 0 : 1);
  links.forEach((link, index) => link.classList.toggle('table-of-contents__link--active', index === active));
  followContents();
}

const prefetched = new Set([location.pathname]);

/** Prefetches the page of a hovered link. */
function prefetch({target, pointerType}: PointerEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download], [type])') : null;
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  const isSlow = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
  const isUseful = pointerType === 'mouse' && isWaiting() && !isSlow;
  if (link?.origin === location.origin && isUseful && !prefetched.has(link.pathname)) {
    prefetched.add(link.pathname);
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: link.pathname}));
  }
}

let focused: Element | null = null;

/** Handles version links, the skip link, and taps on terms: the first shows the definition, the second navigates. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const version = link?.closest('.theme-doc-version-banner') ? latestVersion : link?.dataset.version;
  if (link?.matches('[aria-describedby]') && (event as PointerEvent).pointerType === 'touch' && focused !== link) {
    event.preventDefault();
    link.focus();
  } else if (version && isWaiting()) {
    store('docs-preferred-version-default', version);
  } else if (link?.matches('[href="#__docusaurus_skipToContent_fallback"]') && isWaiting()) {
    event.preventDefault();
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
    main?.removeAttribute('tabindex');
  }
}

if (isOutOfDate()) {
  start();
}
requestAnimationFrame(() => {
  keepInView(currentPageLink);
  markContents();
});
addEventListener('scroll', () => isWaiting() && markContents(), {passive: true});
addEventListener('pointermove', prefetch);
addEventListener('pointerdown', () => (focused = document.activeElement), true);
addEventListener('click', onClick, true);
addEventListener('hashchange', () => isOutOfDate() && start());
addEventListener('appinstalled', () => {
  store('offlineMode', 'true');
  start();
});

// Escape hides the definitions of terms until the reader moves on.
for (const type of ['keydown', 'pointerover']) {
  addEventListener(type, (event) => {
    document.documentElement.toggleAttribute('data-no-terms', (event as KeyboardEvent).key === 'Escape');
  });
}
