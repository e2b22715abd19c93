import type {ReactNode} from 'react';
import styles from './visit.module.css';

const label = {fontSize: 17, fill: 'currentColor'};
const rows = ['name', 'email', 'city', 'pages'];
const systems = ['warehouse', 'CRM', 'email tool'];

function Plate({x, y, number}: {x: number; y: number; number: number}): ReactNode {
  return (
    <g>
      <circle cx={x} cy={y} r="13" fill="var(--site-paper)" stroke="var(--site-accent-ink)" />
      <text x={x} y={y + 5.5} fontSize="15" fontWeight="650" textAnchor="middle" fill="var(--site-accent-ink)">
        {number}
      </text>
    </g>
  );
}

function Page(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="14" y="16" width="290" height="184" rx="3" fill="var(--site-surface)" />
      <path d="M14 42h290" />
      <path d="M40 29h.01M52 29h.01M64 29h.01" strokeWidth="5" />
      <rect x="32" y="58" width="62" height="24" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <circle cx="50" cy="70" r="4.5" fill="var(--site-accent)" stroke="none" />
      <path d="M32 108h190M32 126h232M32 144h206M32 162h232M32 180h96" strokeWidth="2" />
      <path d="M94 70h234" stroke="var(--site-ink-soft)" />
      <text x="336" y="75.5" stroke="none" {...label}>
        the pixel
      </text>
    </g>
  );
}

function Lens(): ReactNode {
  return (
    <g>
      <path d="M63 82v132" stroke="var(--site-rule-strong)" strokeDasharray="2 5" />
      <path d="M63 82v132" className={styles.first} stroke="var(--site-accent)" strokeWidth="4" pathLength="100" />
      <circle cx="63" cy="258" r="42" stroke="currentColor" strokeWidth="5" fill="var(--site-paper)" />
      <circle cx="63" cy="258" r="13" fill="var(--site-accent)" className={styles.match} />
      <path d="m93 288 66 66" stroke="var(--site-accent-ink)" strokeWidth="5" />
      <text x="122" y="250" {...label}>
        a match
      </text>
    </g>
  );
}

function Lead(): ReactNode {
  return (
    <g>
      <rect
        x="162"
        y="296"
        width="210"
        height="142"
        rx="3"
        fill="var(--site-surface)"
        stroke="var(--site-rule-strong)"
      />
      {rows.map((row, index) => (
        <g key={row} className={styles.row} style={{animationDelay: `${index * 160}ms`}}>
          <text x="182" y={332 + index * 29} {...label}>
            {row}
          </text>
          <path
            d={`M246 ${327 + index * 29}h${[92, 106, 70, 98][index]}`}
            stroke="var(--site-accent-ink)"
            strokeWidth="2"
          />
        </g>
      ))}
    </g>
  );
}

function Systems(): ReactNode {
  return (
    <g>
      <path d="M372 367h74V248" stroke="var(--site-rule-strong)" strokeDasharray="2 5" />
      <path
        d="M372 367h74V248"
        className={styles.second}
        stroke="var(--site-accent)"
        strokeWidth="4"
        pathLength="100"
      />
      <rect
        x="352"
        y="120"
        width="154"
        height="128"
        rx="3"
        fill="var(--site-surface)"
        stroke="var(--site-rule-strong)"
      />
      {systems.map((system, index) => (
        <g key={system} className={styles.tick} style={{animationDelay: `${index * 160}ms`}}>
          <path d={`m370 ${151 + index * 34} 5 5 9-11`} stroke="var(--site-accent-ink)" strokeWidth="2" />
          <text x="394" y={158 + index * 34} {...label}>
            {system}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A visit on its way: page, match, lead, destination. It moves, can be paused, and stands still where motion is unwanted. */
export default function VisitDrawing(): ReactNode {
  return (
    <figure className={styles.figure}>
      <input type="checkbox" id="visit-pause" className={styles.pause} />
      <svg
        viewBox="0 0 520 452"
        fill="none"
        strokeLinecap="round"
        className={styles.drawing}
        role="img"
        aria-labelledby="visit-title visit-text">
        <title id="visit-title">A visit on its way</title>
        <desc id="visit-text">
          1: a page holds the pixel. 2: the signals of the visit lead to a match. 3: the match fills a lead with name,
          email, city and pages. 4: the lead goes to a warehouse, a CRM or an email tool.
        </desc>
        <Page />
        <Lens />
        <Systems />
        <Lead />
        <Plate x={14} y={16} number={1} />
        <Plate x={24} y={222} number={2} />
        <Plate x={372} y={296} number={3} />
        <Plate x={506} y={120} number={4} />
      </svg>
      <figcaption className={styles.caption}>
        Plate 1. A page, a match, a lead and where it goes.{' '}
        <label className={styles.control} htmlFor="visit-pause">
          Pause the drawing
        </label>
      </figcaption>
    </figure>
  );
}
