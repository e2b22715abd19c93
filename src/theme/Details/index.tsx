import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';

/** A part of a page that is folded, by the browser's own means: it opens for words that are looked for, and on paper. */
export default function Details({summary, children}: Props): ReactNode {
  return (
    <details className="fold">
      {summary}
      {children}
    </details>
  );
}
