import {useEffect} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const find = ({element, selector, index}: ElementPosition) =>
  (element.isConnected ? element : document.querySelectorAll(selector)[index]) as HTMLElement | undefined;

/** Sets a field to what the reader typed. React's own setter would make it ignore the events, hence the prototype. */
function setFieldValue(field: HTMLElement, value: string): void {
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  (field as HTMLInputElement).value = '';
  set?.call(field, value);
  ['input', 'change'].forEach((type) => field.dispatchEvent(new Event(type, {bubbles: true})));
}

/** Restores what is lost when React replaces prerendered elements: focus, an open dialog, a search field's text. */
function restore(last: ElementPosition): void {
  const replacement = find(last);
  if (last.element.closest('dialog')?.open) {
    replacement?.closest('dialog')?.showModal();
  }
  if (last.element instanceof HTMLInputElement && last.element.type === 'search' && replacement) {
    setFieldValue(replacement, last.element.value);
  }
  replacement?.focus({preventScroll: true});
}

async function replay({held, finish, focused}: NonNullable<Window['siteStart']>): Promise<void> {
  finish();
  const last = focused();
  if (last && !last.element.isConnected && document.activeElement === document.body) {
    restore(last);
  }
  for (const {event, value, ...position} of held) {
    const {activeElement} = document;
    const target = event.type === 'keydown' && activeElement?.matches('[role=tab]') ? activeElement : find(position);
    if (value !== undefined && target) {
      setFieldValue(target as HTMLElement, value);
    } else {
      target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
    // React renders the event's changes in a microtask, before any other event.
    await null;
  }
  // A copy whose button is gone must not receive the text of a later copy.
  delete window.siteCopies;
}

/** Replays the events that the starter held, in order, once the whole page has hydrated. */
export function useReplay(): void {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && window.siteStart) {
      void replay(window.siteStart);
    }
  }, [isBrowser]);
}
