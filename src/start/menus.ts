/* Part of the inline starter: behavior of `<details>` menus and the search dialog that the browser doesn't provide. */
import {isSearchShortcut} from '../lib/keys';

function closeMenus(except?: EventTarget | null): void {
  document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]').forEach((menu) => {
    menu.open = except instanceof Node && menu.contains(except);
  });
}

function onKey(event: KeyboardEvent, start: () => void): void {
  const dialog = document.getElementById('site-search');
  if (isSearchShortcut(event) && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) {
      dialog.showModal();
    }
    start();
  } else if (event.key === 'Escape') {
    document.activeElement?.closest('details[data-menu]')?.querySelector('summary')?.focus();
    closeMenus();
  }
}

function onClick({target}: MouseEvent): void {
  closeMenus(target instanceof Element && target.closest('details[data-menu] a') ? null : target);
  const button = target instanceof Element ? target.closest('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement && !('command' in HTMLButtonElement.prototype)) {
    dialog[button?.matches('[command=close]') ? 'close' : 'showModal']();
  }
}

/** Adds the handlers for menus and search shortcuts, for the lifetime of the page. */
export function runMenus(start: () => void): void {
  addEventListener('keydown', (event) => onKey(event, start));
  addEventListener('click', onClick);
  addEventListener('focusin', ({target}) => closeMenus(target));
}
