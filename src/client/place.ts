/**
 * Where an element is. React draws some parts again when the page is alive: tabs, with all that is in them.
 *
 * @returns the element with a selector that fits it, and which of the elements that fit it is
 */
export function placeOf(element: Element): Place {
  const named = ['role', 'aria-label'].map((name) => {
    const value = element.getAttribute(name);
    return value ? `[${name}="${CSS.escape(value)}"]` : '';
  });
  const selector = element.localName + named.join('');
  return {element, selector, index: [...document.querySelectorAll(selector)].indexOf(element)};
}

/** The element of a place, or the one that was drawn for it. */
export const find = ({element, selector = '', index = 0}: Place) =>
  (element.isConnected ? element : document.querySelectorAll(selector)[index]) as HTMLElement | undefined;
