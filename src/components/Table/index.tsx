import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/** A table of a page. Where it is too wide for its place it scrolls by itself, and the keyboard reaches it, too. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.target;
      setWide(box !== undefined && box.scrollWidth > box.clientWidth);
    });
    if (table.current) {
      observer.observe(table.current);
    }
    return () => observer.disconnect();
  }, []);
  // A box that scrolls must be reachable by keyboard.
  const reach = isWide ? {tabIndex: 0, 'aria-label': 'Table that scrolls sideways'} : {};
  return <table ref={table} {...reach} {...props} />;
}
