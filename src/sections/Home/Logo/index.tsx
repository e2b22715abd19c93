import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';

type Props = {
  /** Whether leaders name the parts of the mark. */
  explained?: boolean;
};

const text = {fontSize: 17, fill: 'currentColor', stroke: 'none', strokeWidth: 0};

function Leaders(): ReactNode {
  return (
    <g stroke="var(--site-ink-soft)" strokeWidth="1">
      <path d="M147 58h113M98 88H26v72M152 142h108M196 216h64" />
      <text x="268" y="64" {...text}>
        what you look at
      </text>
      <text x="8" y="182" {...text}>
        the detail
      </text>
      <text x="268" y="148" {...text}>
        the leader
      </text>
      <text x="268" y="222" {...text}>
        its name
      </text>
    </g>
  );
}

const ends = [
  [147, 58],
  [98, 88],
  [152, 142],
  [196, 216],
] as const;

/** The mark of the brand, drawn: a lens, the detail in it, a leader line and a label. */
export default function Logo({explained = false}: Props): ReactNode {
  const {name} = useBrand();
  return (
    <svg
      viewBox={explained ? '0 0 420 250' : '30 20 200 216'}
      width={explained ? 420 : 120}
      height={explained ? 250 : 130}
      style={{maxWidth: '100%', height: 'auto'}}
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={
        explained ? `The mark of ${name}: a lens, the detail in it, a leader line and a label` : `The mark of ${name}`
      }>
      {explained && <Leaders />}
      <circle cx="98" cy="88" r="58" stroke="currentColor" strokeWidth="15" />
      <circle cx="98" cy="88" r="19" fill="var(--site-accent-ink)" />
      <path d="m113 103 79 80" stroke="var(--site-accent-ink)" strokeWidth="15" />
      <path d="M166 216h45" stroke="currentColor" strokeWidth="15" />
      {explained && ends.map(([x, y]) => <circle key={x} cx={x} cy={y} r="4" fill="var(--site-paper)" />)}
    </svg>
  );
}
