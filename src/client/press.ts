import {find, placeOf} from './place';

/** What a press is for: the nearest of these around the point. */
const parts = 'a[href],button,[role=button],[role=tab],input,select,textarea,summary,label';

let pressed: Place | undefined;

function note(target: unknown): void {
  const part = target instanceof Element ? target.closest(parts) : null;
  pressed = part ? placeOf(part) : undefined;
}

function onDown({target}: PointerEvent): void {
  note(target);
  if (!window.firstUse) {
    window.removeEventListener('pointerdown', onDown, {capture: true});
    window.removeEventListener('pointerup', onUp, {capture: true});
  }
}

function onUp({target, pointerType, button, ctrlKey, metaKey, shiftKey, altKey}: PointerEvent): void {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) {
    return;
  }
  const drawn = pressed?.element.isConnected === false ? find(pressed) : undefined;
  // After a touch, the browser looks by itself for what is below the finger.
  if (pointerType !== 'touch' && target instanceof Node && drawn?.contains(target)) {
    drawn.click();
  }
}

/**
 * Sees to presses that begin before the page is alive and end after it. Where React draws a part again in between, it is
 * another element that is let go of, and for the browser that is no click.
 *
 * @param begun what was pressed last, before the bundle ran
 */
export function followPresses(begun: Element | undefined): void {
  note(begun);
  window.addEventListener('pointerdown', onDown, {capture: true});
  window.addEventListener('pointerup', onUp, {capture: true});
}
