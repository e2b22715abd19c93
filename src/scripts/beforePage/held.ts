import {tell} from './notice';
import {setTheme} from './ownParts';

/** What React brings to life. Links, folds and anchors work by themselves. */
export const controls = 'button,[role=button],[role=tab],input,select,textarea';

/** Those of them in which a reader writes or chooses: what they hold is still there when the page is alive. */
const fields = 'input:not([type=checkbox],[type=radio]),select,textarea';

const held: Held[] = [];

/** What was held back, and how that ends. The bundle does it when the page is alive (`src/client/firstUse.ts`). */
export const firstUse: FirstUse = {held, isReplaying: false, setTheme, tell, over: () => undefined};

/** Whether search has been called: the keys that follow are for its field. */
let isCalled = false;

/** Ctrl/Cmd+K, and the slash where nobody writes. */
const isCall = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent, isField: boolean) =>
  !altKey && (ctrlKey || metaKey ? !shiftKey && /^k$/i.test(key) : key === '/' && !isField);

function isForControl({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent, control: Element | null): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || control?.matches(fields)) {
    return false;
  }
  // Enter and Space press a button by themselves, Enter follows a link.
  const owners = /^(?:Arrow|Home|End)/.test(key) ? '*' : {Enter: 'li', ' ': 'li,a'}[key];
  return (
    key === 'Escape' ||
    (isCalled && /^(?:.|Enter|Backspace|Arrow.+)$/u.test(key)) ||
    Boolean(owners && control?.matches(owners))
  );
}

/**
 * Holds back what would be lost, and says so at once by marking its control as busy.
 *
 * @param control the control that the event is for, if any
 * @returns whether it is held
 */
export function hold(event: Event, target: Element, control: Element | null): boolean {
  const search = document.querySelector('[aria-keyshortcuts]');
  let busy = control;
  if (event instanceof KeyboardEvent) {
    if (isCall(event, Boolean(control?.matches(fields)))) {
      busy = search;
      isCalled = true;
    } else if (!isForControl(event, control)) {
      return false;
    }
  } else if (event.type === 'click' && control?.matches(`:not(form[action] *,${fields})`)) {
    isCalled ||= control === search;
  } else if (event.type !== 'submit' || target.matches('[action]')) {
    // A form with an address works by itself.
    return false;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const owner = control ?? target;
  held.push({event, place: firstUse.placeOf?.(owner) ?? {element: owner}});
  busy?.setAttribute('aria-busy', 'true');
  return true;
}
