import type {ReactNode} from 'react';
import styles from './styles.module.css';

const label = {fontSize: 14, fill: 'currentColor', stroke: 'none'};
const sheet = {rx: 3, fill: 'var(--site-surface)', stroke: 'var(--site-rule-strong)'};
const systems = ['warehouse', 'CRM', 'email tool'];

/**
 * Paper as wide as its column, for drawings that are not scaled, with the way of a visit from left to right. The words
 * beside a drawing say what it shows.
 */
function Paper({from = 0, children}: {from?: number; children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      height="118"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true">
      <line x1={from} y1="59" x2="100%" y2="59" stroke="var(--site-accent-ink)" strokeWidth="2" strokeDasharray="0 6" />
      {children}
    </svg>
  );
}

/** A page with the pixel in its head. */
export function Page(): ReactNode {
  return (
    <Paper from={131}>
      <rect x="1" y="3" width="124" height="112" {...sheet} />
      <g stroke="var(--site-rule-strong)">
        <path d="M1 27h124" />
        <path d="M16 15h.01M27 15h.01M38 15h.01" strokeWidth="5" />
        <path d="M17 47h58M17 59h70M17 83h92M17 97h64" strokeWidth="2.5" />
      </g>
      <circle cx="125" cy="59" r="6" fill="var(--site-accent)" />
      <text x="140" y="46" {...label}>
        the pixel
      </text>
    </Paper>
  );
}

/** A lens over the visit. */
export function Match(): ReactNode {
  return (
    <Paper>
      <circle cx="63" cy="59" r="42" stroke="currentColor" strokeWidth="5" fill="var(--site-paper)" />
      <circle cx="63" cy="59" r="13" fill="var(--site-accent)" />
      <path d="m94 90 24 25" stroke="var(--site-accent-ink)" strokeWidth="5" />
      <text x="121" y="46" {...label}>
        a match
      </text>
    </Paper>
  );
}

/** A lead on its way to three systems. */
export function Delivery(): ReactNode {
  return (
    <Paper from={131}>
      <rect x="1" y="3" width="124" height="112" {...sheet} />
      <path d="M17 28h92m-92 22h66m-66 22h80m-80 22h46" stroke="var(--site-accent-ink)" strokeWidth="2.5" />
      <svg x="100%" overflow="visible">
        {/* Hides the last dot of the line. */}
        <path d="M-1 59h2" stroke="var(--site-paper)" strokeWidth="6" />
        <rect x="-132" y="3" width="131" height="112" {...sheet} />
        <path d="m-140 53 7 6-7 6" stroke="var(--site-accent-ink)" />
        {systems.map((system, index) => (
          <g key={system}>
            <path d={`m-118 ${27 + index * 34} 5 5 9-11`} stroke="var(--site-accent-ink)" strokeWidth="2.5" />
            <text x="-94" y={32 + index * 34} {...label}>
              {system}
            </text>
          </g>
        ))}
      </svg>
    </Paper>
  );
}
