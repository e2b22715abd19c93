/*
 * Stands in every page, ahead of all it shows. The page works by itself; React starts when the reader needs it, and
 * what was done until then is held and done afterwards. See the README of `plugins/late-start`.
 */
import {leaveBelow} from '../belowTheFold';
import {controls, firstUse, hold} from './held';
import {answer, ownControls, prepare, setTheme} from './ownParts';
import {begin, start} from './start';

// A pointer that rests while the page scrolls below it does not move.
const kinds = ['click', 'submit', 'keydown', 'pointermove', 'pointerdown', 'focusin'];

function onEvent(event: Event): void {
  const target = event.target instanceof Element ? event.target : document.documentElement;
  const control = target.closest(controls);
  if (firstUse.isReplaying) {
    return;
  }
  if (event.type === 'pointerdown') {
    firstUse.pressed = target;
  }
  if (control?.matches(ownControls)) {
    if (event.type === 'click') {
      answer(control);
    }
  } else if (hold(event, target, control) || (control && !/^key|^click/.test(event.type))) {
    start();
  }
}

firstUse.over = () => {
  kinds.forEach((kind) => removeEventListener(kind, onEvent, true));
  document.querySelectorAll('[aria-busy],[data-scripts]').forEach((part) => {
    part.removeAttribute('aria-busy');
    part.removeAttribute('data-scripts');
  });
  delete window.firstUse;
};

leaveBelow();
window.firstUse = firstUse;
setTheme(document.documentElement.dataset.theme);
kinds.forEach((kind) => addEventListener(kind, onEvent, true));
addEventListener('site:start', start);
// Before scripts that wait for the whole page, which may be late.
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') {
    prepare();
    begin();
  }
});
