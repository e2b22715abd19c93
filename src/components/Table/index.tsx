import type {ComponentProps, ReactNode} from 'react';
import {useOverflow} from '@site/src/lib/useOverflow';

/** A table of a page. Where it is too wide for its place it scrolls by itself, and the keyboard reaches it, too. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const [table, isWide] = useOverflow<HTMLTableElement>();
  // A box that scrolls must be reachable by keyboard.
  const reach = isWide ? {tabIndex: 0, 'aria-label': 'Table that scrolls sideways'} : {};
  return <table ref={table} {...reach} {...props} />;
}
