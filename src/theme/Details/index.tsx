import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';

/** A part of a page that is folded, by the browser's own means: it opens for words that are looked for, and on paper. */
export default function Details({summary, children, className, open}: Props): ReactNode {
  return (
    <details className={clsx('fold', className)} open={open}>
      {summary}
      {children}
    </details>
  );
}
