import type {ReactNode} from 'react';
import styles from './styles.module.css';

const label = {fontSize: 14, fill: 'currentColor', stroke: 'none'};
const sheet = {rx: 3, fill: 'var(--site-surface)', stroke: 'var(--site-rule-strong)'};
const systems = ['warehouse', 'CRM', 'email tool'];

/** An unscaled drawing as wide as its column. The text next to it says what it shows. */
function Drawing({children}: {children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.drawing}
      height="118"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** The line to the next drawing, labeled with what happens in between. */
function Connector({from, at = 140, label: text}: {from: number; at?: number; label: string}): ReactNode {
  return (
    <g className={styles.connector}>
      <line x1={from} y1="59" x2="100%" y2="59" stroke="var(--site-accent-ink)" strokeWidth="2" strokeDasharray="0 6" />
      <text x={at} y="46" {...label}>
        {text}
      </text>
    </g>
  );
}

/** A page with the pixel in its head. */
export function Page(): ReactNode {
  return (
    <Drawing>
      <Connector from={131} label="the pixel" />
      <rect x="1" y="3" width="124" height="112" {...sheet} />
      <g stroke="var(--site-rule-strong)">
        <path d="M1 27h124" />
        <path d="M16 15h.01M27 15h.01M38 15h.01" strokeWidth="5" />
        <path d="M17 47h58M17 59h70M17 83h92M17 97h64" strokeWidth="2.5" />
      </g>
      <circle className={styles.connector} cx="125" cy="59" r="6" fill="var(--site-accent)" />
      <circle className={styles.connectorDown} cx="63" cy="115" r="6" fill="var(--site-accent)" />
    </Drawing>
  );
}

/** A lens over the visit. */
export function Match(): ReactNode {
  return (
    <Drawing>
      <Connector from={0} at={104} label="a match" />
      <svg className={styles.connector} x="100%" overflow="visible">
        <path d="m-9 53 7 6-7 6" stroke="var(--site-accent-ink)" />
      </svg>
      <g className={styles.lens} strokeWidth="5">
        <circle cx="63" cy="59" r="42" stroke="currentColor" fill="var(--site-paper)" />
        <circle cx="63" cy="59" r="13" fill="var(--site-accent)" />
        <path d="m94 90 24 25" stroke="var(--site-accent-ink)" />
      </g>
    </Drawing>
  );
}

/** The systems that receive a lead. */
export function Delivery(): ReactNode {
  return (
    <Drawing>
      <path className={styles.connectorDown} d="m57-6 6 7 6-7" stroke="var(--site-accent-ink)" />
      <rect x="1" y="3" width="131" height="112" {...sheet} />
      {systems.map((system, index) => (
        <g key={system}>
          <path d={`m15 ${27 + index * 34} 5 5 9-11`} stroke="var(--site-accent-ink)" strokeWidth="2.5" />
          <text x="39" y={32 + index * 34} {...label}>
            {system}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
