import {find, placeOf} from './place';
import {followPresses} from './press';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field held when the page was not alive, and where the reader was in it. */
type Typed = {place: Place; value: string; selection: readonly [number | null, number | null]};

/** A moment for React to draw what the step before changed. */
const moment = () => new Promise((resolve) => setTimeout(resolve));

const isField = (target: unknown): target is Field =>
  target instanceof Element && target.matches('input:not([type=checkbox],[type=radio]),select,textarea');

const selectionOf = (field: Field) =>
  'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : ([null, null] as const);

/** What a list shows before anyone chooses: its first option, where the page names none. */
const defaultOf = ({options}: HTMLSelectElement) =>
  [...options].find(({defaultSelected}) => defaultSelected) ?? options[0];

const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement ? defaultOf(field)?.selected === false : field.value !== field.defaultValue;

/** Gives a field back what was typed, in a way that React hears of: it takes a value that it knows for no news. */
function type({place, value, selection}: Typed): void {
  const field = find(place);
  if (!isField(field)) {
    return;
  }
  const set = (text: string) => Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  if (field instanceof HTMLSelectElement) {
    set(value);
  } else {
    field.value = '';
    set(value);
    if (selection[0] !== null && field === document.activeElement) {
      field.setSelectionRange(...selection);
    }
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/** Presses a key where the focus is now; in a field it writes. */
function press(event: KeyboardEvent, target: Element): void {
  const {key, code, ctrlKey, metaKey, shiftKey, altKey} = event;
  const again = {key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true, composed: true};
  const isDone = !target.dispatchEvent(new KeyboardEvent('keydown', again));
  if (!isDone && isField(document.activeElement) && !ctrlKey && !metaKey) {
    if (key === 'Backspace') {
      document.execCommand('delete');
    } else if ([...key].length === 1) {
      // The only way to write as the reader would, with what the field makes of it.
      document.execCommand('insertText', false, key);
    }
  }
}

/** Does what was held back. */
function again(event: Event, target: Element | undefined): void {
  if (event instanceof KeyboardEvent) {
    press(event, target ?? document.body);
  } else if (event.type === 'submit' && target instanceof HTMLFormElement) {
    target.requestSubmit();
  } else {
    (target as HTMLElement | undefined)?.click();
  }
}

/** Does everything in its order, once the page is alive, and gives the focus back where React took it. */
async function finish(firstUse: FirstUse, fields: Iterable<Typed>, focused: () => Place | undefined): Promise<void> {
  const run = (work: () => void) => {
    firstUse.isReplaying = true;
    work();
    firstUse.isReplaying = false;
  };
  await moment();
  // They have come or failed by now: scripts run after them.
  if ((await firstUse.styled) === false) {
    firstUse.tell('This page did not load completely.');
  }
  const place = focused();
  if (place && !place.element.isConnected && document.activeElement === document.body) {
    find(place)?.focus({preventScroll: true});
  }
  for (const field of fields) {
    run(() => type(field));
  }
  // Where one step moves the focus, the keys that followed it go: to the field of search, to the next tab.
  const ledTo = new Map<Element, Element | null>();
  for (let next = firstUse.held.shift(); next; next = firstUse.held.shift()) {
    const {event, place: where} = next;
    const before = document.activeElement;
    run(() => again(event, ledTo.get(where.element) ?? find(where)));
    await moment();
    if (document.activeElement !== before) {
      ledTo.set(where.element, document.activeElement);
    }
  }
  firstUse.over();
}

function attend(firstUse: FirstUse): void {
  // Parts measure themselves when they run: all of the page is laid out by then (`src/scripts/belowTheFold.ts`).
  document.adoptedStyleSheets &&= [];
  firstUse.placeOf = placeOf;
  followPresses(firstUse.pressed);
  firstUse.held.forEach((each) => (each.place = placeOf(each.place.element)));
  const fields = new Map<Element, Typed>();
  let focused: Place | undefined;
  const note = (field: Field) =>
    fields.set(field, {place: placeOf(field), value: field.value, selection: selectionOf(field)});
  const onInput = ({target}: Event) => isField(target) && note(target);
  const onFocus = ({target}: Event) => (focused = target instanceof Element ? placeOf(target) : undefined);
  [...document.querySelectorAll<Field>('input,select,textarea')]
    .filter((field) => isField(field) && isChanged(field))
    .forEach(note);
  if (document.activeElement) {
    focused = placeOf(document.activeElement);
  }
  window.addEventListener('input', onInput, {capture: true});
  window.addEventListener('focusin', onFocus, {capture: true});
  // Parts of the page itself. What fails later is told where it was asked for.
  window.addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    if (window.firstUse && /^ChunkLoadError|loading (css )?chunk/i.test(String(reason))) {
      firstUse.over();
      firstUse.tell('This page did not load completely.');
    }
  });
  const watch = new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      watch.disconnect();
      window.removeEventListener('input', onInput, {capture: true});
      window.removeEventListener('focusin', onFocus, {capture: true});
      void finish(firstUse, fields.values(), () => focused);
    }
  });
  watch.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

// Before React takes over what is on the page: fields may get the value that it knows, and tabs are drawn again.
if (typeof window !== 'undefined' && window.firstUse) {
  attend(window.firstUse);
}
