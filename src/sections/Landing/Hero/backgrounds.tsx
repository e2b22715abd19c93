import type {ReactNode} from 'react';
import styles from './styles.module.css';

const contours = [
  'M0 96c140-56 250-60 380-30s240 54 400 12 300-44 420-12',
  'M0 118c150-46 260-48 380-24s250 44 400 10 300-34 420-8',
  'M0 138c150-32 270-34 380-16s260 32 400 8 300-24 420-6',
];

/** The ground under a drawing: contour lines and a scale. At the foot of the nearest positioned ancestor; decoration only. */
export function FloorBackground(): ReactNode {
  return (
    <svg
      className={styles.floor}
      viewBox="0 0 1200 180"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true">
      <g stroke="var(--site-rule)" strokeWidth="1.25">
        {contours.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </g>
      <path d="M0 179h1200" stroke="var(--site-rule-strong)" />
      <path
        d="M0 175h1200"
        stroke="var(--site-rule-strong)"
        strokeWidth="9"
        strokeDasharray="1 39"
        strokeDashoffset="-20"
      />
    </svg>
  );
}

/** The squared paper of a notebook, fading out downwards. Fills the nearest positioned ancestor; decoration only. */
export function GridBackground(): ReactNode {
  return <div className={styles.grid} aria-hidden="true" />;
}
