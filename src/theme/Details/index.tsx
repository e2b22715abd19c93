import {type ReactNode, isValidElement} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';

/** Collapsible content as native `<details>`, which opens for find-in-page and in print. */
export default function Details({summary, children, className, open}: Props): ReactNode {
  return (
    <details className={clsx('fold', className)} open={open}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
