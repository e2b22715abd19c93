import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';

type Props = {
  /** Whether leaders name the parts of the mark. */
  explained?: boolean;
};

const text = {fontSize: 17, fill: 'currentColor', stroke: 'none', strokeWidth: 0};

function Explanation(): ReactNode {
  return (
    <g stroke="var(--site-ink-soft)" strokeWidth="1">
      <path d="M138 44h122M98 98h-70v64M160 160h100M196 216h64" />
      <g fill="var(--site-accent-ink)" stroke="none">
        <circle cx="138" cy="44" r="3" />
        <circle cx="98" cy="98" r="3" />
        <circle cx="160" cy="160" r="3" />
        <circle cx="196" cy="216" r="3" />
      </g>
      <text x="268" y="50" {...text}>what you look at</text>
      <text x="8" y="184" {...text}>the detail</text>
      <text x="268" y="166" {...text}>the leader</text>
      <text x="268" y="222" {...text}>its name</text>
    </g>
  );
}

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
      aria-label={explained ? `The mark of ${name}: a lens, the detail in it, a leader line and a label` : `The mark of ${name}`}>
      <circle cx="98" cy="88" r="58" stroke="currentColor" strokeWidth="15" />
      <circle cx="98" cy="88" r="19" fill="var(--site-accent-ink)" />
      <path d="m113 103 79 80" stroke="var(--site-accent-ink)" strokeWidth="15" />
      <path d="M166 216h45" stroke="currentColor" strokeWidth="15" />
      {explained && <Explanation />}
    </svg>
  );
}
