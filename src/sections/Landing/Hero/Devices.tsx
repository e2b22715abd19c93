import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Desk(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="100" y="44" width="404" height="252" rx="4" fill="var(--site-surface)" />
      <path d="M100 72h404" />
      <path d="M122 58h.01M134 58h.01M146 58h.01" strokeWidth="5" />
      <path d="M174 108h160M174 126h120" stroke="currentColor" strokeWidth="5" />
      <path d="M174 154h168M174 170h152M174 186h126" strokeWidth="2.5" />
      <rect x="174" y="212" width="108" height="34" rx="3" fill="var(--site-accent-ink)" stroke="none" />
      <rect x="372" y="98" width="112" height="170" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <path d="M388 126h80M388 154h80M388 182h80" />
      <path d="M388 224h54" stroke="var(--site-accent-ink)" strokeWidth="2.5" />
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="16" y="138" width="136" height="250" rx="16" fill="var(--site-surface)" />
      <path d="M68 152h32" strokeWidth="2.5" />
      <path d="M36 190h94M36 208h70" stroke="currentColor" strokeWidth="5" />
      <path d="M36 232h96M36 246h90M36 260h60" strokeWidth="2.5" />
      <rect x="36" y="280" width="96" height="30" rx="3" fill="var(--site-accent-ink)" stroke="none" />
      <rect x="36" y="326" width="96" height="36" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
    </g>
  );
}

/** The same campaign page on a desk and in a hand, with a leader to the pixel. */
export default function Devices(): ReactNode {
  return (
    <svg
      className={styles.devices}
      viewBox="0 0 520 400"
      width="520"
      height="400"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      role="img"
      aria-labelledby="devices-title">
      <title id="devices-title">A campaign page on a computer and on a phone, with the pixel in its head</title>
      <Desk />
      <Phone />
      <path d="M470 58V24h-12" stroke="var(--site-ink-soft)" />
      <path className={styles.leader} d="M474 58H1100" stroke="var(--site-accent-ink)" strokeDasharray="1 7" />
      <circle cx="470" cy="58" r="4" fill="var(--site-accent)" />
      <text x="450" y="29" textAnchor="end" fill="currentColor">
        the pixel
      </text>
    </svg>
  );
}
