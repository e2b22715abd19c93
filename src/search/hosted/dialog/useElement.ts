import {type RefObject, useEffect, useState} from 'react';

/**
 * A part of DocSearch's dialog while it is there: it has no place of its own for what the site adds.
 *
 * @param root what the dialog stands in
 * @param selector finds the part
 */
export function useElement(root: RefObject<HTMLElement | null>, selector: string): Element | null {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const all = root.current;
    if (!all) {
      return undefined;
    }
    const look = () => setElement(all.querySelector(selector));
    const observer = new MutationObserver(look);
    observer.observe(all, {childList: true, subtree: true});
    look();
    return () => observer.disconnect();
  }, [root, selector]);
  return element;
}
