import type {ReactNode} from 'react';
import {useReplay} from '@site/src/start/replay';

/** Wraps the whole app. Its effects run last, after everything in it has hydrated. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useReplay();
  return children;
}
