import {type RefObject, useEffect, useRef, useState} from 'react';

/**
 * Whether what is in a box is wider than the box, now and when its size changes.
 *
 * @returns the box's ref, and the answer; `false` until the page has hydrated
 */
export function useOverflow<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const box = useRef<T>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const target = entry?.target;
      setWide(target !== undefined && target.scrollWidth > target.clientWidth);
    });
    if (box.current) {
      observer.observe(box.current);
    }
    return () => observer.disconnect();
  }, []);
  return [box, isWide];
}
