import type {ComponentProps, ReactNode} from 'react';
import {useOverflow} from '@site/src/lib/useOverflow';

/** A table of a page. Where it is wider than its column it scrolls by itself, and the keyboard reaches it, too. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const [box, isWide] = useOverflow<HTMLDivElement>();
  // A box that scrolls must be reachable by keyboard.
  const reach = isWide ? {tabIndex: 0, role: 'region', 'aria-label': 'Table that scrolls sideways'} : {};
  return (
    <div ref={box} className="table-scroll" {...reach}>
      <table {...props} />
    </div>
  );
}
