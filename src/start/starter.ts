/* Inlined at the start of every page's body. See README.md. */
import {startHeldCopy} from '../lib/copyText';
import {handleControl, isHandledControl, setTheme} from './controls';
import {showFailure} from './failure';
import {runMenus} from './menus';

/** Controls that need React, except those in `native`, which the browser submits or opens itself. */
const controls = 'button,[role=button],[role=tab],input:not([data-native]),select,textarea';
const native = '[commandfor],form[action] *,dialog *';
const checkable = '[type=checkbox],[type=radio]';

const loadedPath = location.pathname + location.search;
const held: HeldEvent[] = [];
/** Removes the listeners once the page has hydrated. */
const waiting = new AbortController();
let isRequested = false;
let isLoading = false;
let isPressed = false;
let focused: ElementPosition | undefined;

/** Tabs re-render on hydration, so a replaced element is found by its tag, role, label, and index. */
function positionOf(element: Element): ElementPosition {
  const attributes = ['role', 'aria-label'].map((name) => {
    const value = element.getAttribute(name);
    return value ? `[${name}="${CSS.escape(value)}"]` : '';
  });
  const selector = element.localName + attributes.join('');
  return {element, selector, index: [...document.querySelectorAll(selector)].indexOf(element)};
}

function fail(): void {
  showFailure();
  finish();
}

function loadScripts(sources: readonly string[]): void {
  sources.forEach((src, index) => {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    if (index === sources.length - 1) {
      script.onload = script.onerror = () => {
        if (!('docusaurus' in window)) {
          fail();
        }
      };
    }
    document.head.append(script);
  });
}

/** Applying the full style sheet and running the bundle are long tasks, so let the press and its click paint first. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task, 50));

/** Loads the bundle once the page is parsed and no pointer is down: re-rendering a pressed button loses its click. */
function start(): void {
  isRequested = true;
  const root = document.querySelector<HTMLElement>('[data-scripts]');
  if (!root || isLoading || document.readyState === 'loading') {
    return;
  }
  isLoading = true;
  const sources = root.dataset.scripts?.split(' ') ?? [];
  const link = (attributes: object) => document.head.append(Object.assign(document.createElement('link'), attributes));
  // React renders elements that the page's own style sheet doesn't cover.
  const sheet = document.querySelector<HTMLElement>('[data-full-sheet]')?.dataset.fullSheet;
  sources.forEach((href) => link({rel: 'preload', as: 'script', href}));
  const run = () => {
    if (isPressed) {
      afterPaint(run);
    } else if (sheet) {
      const onload = () => loadScripts(sources);
      link({rel: 'stylesheet', href: sheet, onload, onerror: fail});
    } else {
      loadScripts(sources);
    }
  };
  afterPaint(run);
}

function hold(event: Event, control: Element): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push({...positionOf(control), event});
  control.setAttribute('aria-busy', 'true');
  if (event.type === 'click' && control.matches('[data-copies]')) {
    startHeldCopy();
  }
}

/** Holds clicks and keys for controls that need the bundle until the page has hydrated; fields keep what is typed. */
function onEvent(event: Event): void {
  const {type, target} = event;
  if (type === 'submit' && target instanceof Element && !target.matches('[action]')) {
    hold(event, target);
  }
  const control = target instanceof Element ? target.closest(controls) : null;
  // Once the bundle runs, React may have read the state that these controls change, so React gets their clicks too.
  const isHandledHere = !('docusaurus' in window) && control && isHandledControl(control);
  if (type === 'click' && isHandledHere) {
    event.stopImmediatePropagation();
    handleControl(control);
  }
  if (!control || isHandledHere) {
    return;
  }
  if (type === 'focusin') {
    focused = positionOf(control);
  }
  start();
  if (control.matches(native)) {
    return;
  }
  const isField = control.matches(`input:not(${checkable}),select,textarea`);
  const isTabKey = control.matches('[role=tab]') && /^(?:Arrow.*|Home|End|Enter| )$/.test((event as KeyboardEvent).key);
  if ((type === 'click' && !isField) || (type === 'keydown' && isTabKey)) {
    hold(event, control);
  } else if (type === 'input' && isField) {
    held.push({...positionOf(control), event, value: (control as HTMLInputElement).value});
  }
}

/** Whether the page's own style sheet is missing. Chromium keeps one that failed to load, without readable rules. */
function isUnstyled(): boolean {
  try {
    return !document.styleSheets[0]?.cssRules.length;
  } catch {
    return true;
  }
}

/** Stops holding events, because the page has hydrated or never will. */
function finish(): void {
  waiting.abort();
  document.querySelectorAll('[aria-busy],[data-scripts]').forEach((part) => {
    part.removeAttribute('aria-busy');
    part.removeAttribute('data-scripts');
  });
  delete window.siteStart;
}

function whileWaiting(kinds: string, listener: (event: never) => unknown): void {
  const options = {capture: true, signal: waiting.signal};
  kinds.split(' ').forEach((kind) => addEventListener(kind, listener as EventListener, options));
}

window.siteStart = {held, finish, focused: () => focused};
setTheme();
whileWaiting('click submit keydown input pointermove pointerdown focusin', onEvent);
// A context menu can take the `pointerup`.
whileWaiting(
  'pointerdown pointerup pointercancel contextmenu',
  ({type}: Event) => (isPressed = type === 'pointerdown'),
);
whileWaiting('storage', ({key, newValue}: StorageEvent) => key === 'theme' && setTheme(newValue));
whileWaiting('site:start', start);
// The router isn't running yet, so it would miss a change to another page.
whileWaiting('popstate', ({state}: PopStateEvent) => {
  if (location.pathname + location.search !== loadedPath) {
    // A reload restores the scroll position that this page has now, so it needs room for the other page's position.
    document.body.style.height = '1e6px';
    scrollTo(0, (state as {scrollTop?: number} | null)?.scrollTop ?? 0);
    location.reload();
  }
});
whileWaiting(
  'unhandledrejection',
  ({reason}: PromiseRejectionEvent) => /ChunkLoadError|loading (?:css )?chunk/i.test(String(reason)) && fail(),
);
runMenus(start);
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') {
    return;
  }
  setTheme();
  // The build disables controls that need scripts. Checkboxes in task lists have no class.
  document.querySelectorAll<HTMLButtonElement>('[class]:disabled').forEach((control) => (control.disabled = false));
  if (!document.querySelector('[data-scripts]')) {
    finish();
  } else if (isRequested || isUnstyled() || document.querySelector('[data-start]')) {
    start();
  }
});
