import type {ReactNode} from 'react';
import styles from './styles.module.css';

const label = {fontSize: 14, fill: 'currentColor', stroke: 'none'};
const systems = ['warehouse', 'CRM', 'email tool'];

/** Paper as wide as its column, for drawings that are not scaled. The words beside a drawing say what it shows. */
function Paper({children}: {children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      width="100%"
      height="118"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** What is drawn to the left of this is at the right end of the paper. */
function RightEnd({children}: {children: ReactNode}): ReactNode {
  return (
    <svg x="100%" overflow="visible">
      {children}
    </svg>
  );
}

/** A sheet with the rows of a lead. */
function Sheet({x}: {x: number}): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x={x} y="3" width="104" height="112" rx="3" fill="var(--site-surface)" />
      <path
        d={`M${x + 16} 28h72m-72 22h54m-54 22h66m-66 22h40`}
        stroke="var(--site-accent-ink)"
        strokeWidth="2.5"
        fill="none"
      />
    </g>
  );
}

/** A page with the pixel in its head. */
export function Page(): ReactNode {
  return (
    <Paper>
      <g stroke="var(--site-rule-strong)">
        <rect className={styles.frame} x="1" y="1" height="116" rx="3" fill="var(--site-surface)" />
        <line x1="1" y1="26" x2="99.7%" y2="26" />
        <path d="M18 13.5h.01M30 13.5h.01M42 13.5h.01" strokeWidth="5" />
        <path d="M18 82h160M18 99h200" strokeWidth="2.5" />
      </g>
      <rect x="18" y="40" width="56" height="24" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <circle cx="36" cy="52" r="4.5" fill="var(--site-accent)" />
      <path d="M74 52h54" stroke="var(--site-ink-soft)" />
      <text x="136" y="57" {...label}>
        the pixel
      </text>
    </Paper>
  );
}

/** A lens over the detail of a visit, which leads to a lead. */
export function Match(): ReactNode {
  return (
    <Paper>
      <circle cx="56" cy="56" r="42" stroke="currentColor" strokeWidth="5" fill="var(--site-paper)" />
      <circle cx="56" cy="56" r="13" fill="var(--site-accent)" />
      <path d="m87 87 26 27" stroke="var(--site-accent-ink)" strokeWidth="5" />
      <line x1="104" y1="56" x2="90%" y2="56" stroke="var(--site-rule-strong)" strokeDasharray="2 5" />
      <text x="112" y="46" {...label}>
        a match
      </text>
      <RightEnd>
        <Sheet x={-105} />
      </RightEnd>
    </Paper>
  );
}

/** A lead on its way to three systems. */
export function Delivery(): ReactNode {
  return (
    <Paper>
      <line x1="105" y1="59" x2="90%" y2="59" stroke="var(--site-rule-strong)" strokeDasharray="2 5" />
      <Sheet x={1} />
      <RightEnd>
        <rect
          x="-140"
          y="3"
          width="139"
          height="112"
          rx="3"
          fill="var(--site-surface)"
          stroke="var(--site-rule-strong)"
        />
        {systems.map((system, index) => (
          <g key={system}>
            <path d={`m-124 ${27 + index * 34} 5 5 9-11`} stroke="var(--site-accent-ink)" strokeWidth="2.5" />
            <text x="-100" y={32 + index * 34} {...label}>
              {system}
            </text>
          </g>
        ))}
      </RightEnd>
    </Paper>
  );
}
