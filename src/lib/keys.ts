/** Interprets keys and clicks. Small, because the inline starter includes it. */

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether a key event belongs to an input method. Safari ends the composition before the Enter that confirms it, which
 * is then recognizable only by key code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/** Whether an element accepts text input. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the keyboard has a Command key. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns the Latin letter of a key: the one it types or, on a non-Latin layout, the one of its physical key. */
const letterOf = ({key, code}: Key) =>
  /^[ -\u024f]/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

/**
 * Whether a key opens search: Ctrl+K or Command+K, and `/` outside text fields. In text fields on a Mac, Ctrl+K deletes
 * to the end of the line.
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

/** Whether a click opens another tab or window, and so leaves this page unchanged. */
export const opensElsewhere = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
