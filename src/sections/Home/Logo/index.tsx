import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';

/** The brand mark: a lens, the detail in it, a leader line, and a label. Icon size unless a width is given. */
export default function Logo({width = 30}: {width?: number}): ReactNode {
  const {name} = useBrand();
  return (
    <svg
      viewBox="10 10 48 46"
      width={width}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      role="img"
      aria-label={`The ${name} mark: a lens, a detail in it, a leader line, and a label`}>
      <circle cx="27" cy="27" r="15" stroke="currentColor" />
      <circle cx="27" cy="27" r="5" fill="var(--site-accent-ink)" />
      <path d="m27 27 25 25" stroke="var(--site-accent-ink)" />
      <path d="M44 54h12" stroke="currentColor" />
    </svg>
  );
}
