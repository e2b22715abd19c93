import type {ReactNode} from 'react';
import styles from './styles.module.css';

const label = {fontSize: 17, fill: 'currentColor', stroke: 'none'};
const systems = ['warehouse', 'CRM', 'email tool'];

/** Paper of one size for the drawings of the steps. The words beside a drawing say what it shows. */
function Paper({children}: {children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 300 118"
      width="300"
      height="118"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true">
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
        strokeWidth="2"
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
        <rect x="1" y="1" width="298" height="116" rx="3" fill="var(--site-surface)" />
        <path d="M1 26h298" />
        <path d="M18 13.5h.01M30 13.5h.01M42 13.5h.01" strokeWidth="5" />
        <path d="M18 82h170M18 99h240" strokeWidth="2" />
      </g>
      <rect x="18" y="40" width="56" height="24" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <circle cx="36" cy="52" r="4.5" fill="var(--site-accent)" />
      <path d="M74 52h54" stroke="var(--site-ink-soft)" />
      <text x="136" y="57.5" {...label}>
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
      <path d="M104 56h90" stroke="var(--site-rule-strong)" strokeDasharray="2 5" />
      <text x="112" y="46" {...label}>
        a match
      </text>
      <Sheet x={195} />
    </Paper>
  );
}

/** A lead on its way to three systems. */
export function Delivery(): ReactNode {
  return (
    <Paper>
      <Sheet x={1} />
      <path d="M105 59h55" stroke="var(--site-rule-strong)" strokeDasharray="2 5" />
      <rect x="160" y="3" width="139" height="112" rx="3" fill="var(--site-surface)" stroke="var(--site-rule-strong)" />
      {systems.map((system, index) => (
        <g key={system}>
          <path d={`m176 ${27 + index * 34} 5 5 9-11`} stroke="var(--site-accent-ink)" strokeWidth="2" />
          <text x="200" y={33 + index * 34} {...label}>
            {system}
          </text>
        </g>
      ))}
    </Paper>
  );
}
