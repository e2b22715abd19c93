/** What the keys and clicks of a reader mean. No imports: the inline starter contains this file. */

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether a key belongs to an input method. Safari ends the composition before the Enter that confirms it, which then
 * has key code 229 only.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/** Whether text is typed into an element. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the keyboard has a Command key. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The Latin letter of a key: what it types, or what it types on a Latin layout where this one has other letters. */
const letterOf = ({key, code}: Key) =>
  /^[ -\u024f]/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/**
 * Whether a key opens search: Ctrl+K or Command+K, and `/` outside of text fields. In text fields of a Mac, Ctrl+K
 * deletes to the end of the line.
 */
export function isSearchShortcut(event: Key & Pick<KeyboardEvent, 'target' | 'isComposing' | 'keyCode'>): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (isComposing(event) || altKey) {
    return false;
  }
  const isTyping = isTextField(target);
  if (ctrlKey || metaKey) {
    return !shiftKey && letterOf(event) === 'k' && (metaKey || !isTyping || !isApple());
  }
  return key === '/' && !isTyping;
}

/** Whether a click is for another tab or window, which leaves this page as it is. */
export const opensElsewhere = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
