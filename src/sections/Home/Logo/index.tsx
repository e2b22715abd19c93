import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';
import Mark from './mark.svg';

/** The brand mark: a lens, the detail in it, a leader line, and a label. Icon size unless a width is given. */
export default function Logo({width = 30}: {width?: number}): ReactNode {
  const {name} = useBrand();
  const label = `The ${name} mark: a lens, a detail in it, a leader line, and a label`;
  return <Mark width={width} role="img" aria-label={label} />;
}
