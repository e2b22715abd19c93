import type {ReactNode} from 'react';
import {useViewTransitions} from '@site/src/lib/useViewTransitions';

/** Everything on a page, kept from one page to the next. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useViewTransitions();
  return children;
}
