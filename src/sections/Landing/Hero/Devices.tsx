import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Desk(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="76" y="24" width="352" height="216" rx="4" fill="var(--site-surface)" />
      <path d="M76 50h352" />
      <path d="M94 37h.01M105 37h.01M116 37h.01" strokeWidth="5" />
      <path d="M160 82h136M160 98h104" stroke="currentColor" strokeWidth="5" />
      <path d="M160 122h140M160 136h126M160 150h104" strokeWidth="2.5" />
      <rect x="160" y="176" width="96" height="30" rx="3" fill="var(--site-accent-ink)" stroke="none" />
      <rect x="324" y="74" width="86" height="146" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <path d="M338 98h58M338 122h58M338 146h58" />
      <path d="M338 182h40" stroke="var(--site-accent-ink)" strokeWidth="2.5" />
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="8" y="84" width="112" height="206" rx="14" fill="var(--site-surface)" />
      <path d="M50 96h28" strokeWidth="2.5" />
      <path d="M26 126h76M26 142h56" stroke="currentColor" strokeWidth="5" />
      <path d="M26 164h76M26 177h70M26 190h46" strokeWidth="2.5" />
      <rect x="26" y="208" width="76" height="26" rx="3" fill="var(--site-accent-ink)" stroke="none" />
      <rect x="26" y="246" width="76" height="28" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
    </g>
  );
}

/** The same campaign page on a desk and in a hand, and the way from the pixel to the record below. */
export default function Devices(): ReactNode {
  return (
    <svg
      className={styles.devices}
      viewBox="0 0 528 300"
      width="528"
      height="300"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      role="img"
      aria-labelledby="devices-title">
      <title id="devices-title">A campaign page on a computer and on a phone, with the pixel in its head</title>
      <Desk />
      <Phone />
      <circle cx="408" cy="37" r="4" fill="var(--site-accent)" />
      <g stroke="var(--site-accent-ink)">
        <path d="M414 37h62q12 0 12 12v238" strokeDasharray="1 6" />
        <path d="M482 288l6 8 6-8" />
      </g>
      <g fill="currentColor" textAnchor="end">
        <text x="520" y="24">
          the pixel
        </text>
        <text x="476" y="274">
          a match
        </text>
      </g>
    </svg>
  );
}
