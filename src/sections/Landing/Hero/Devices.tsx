import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A campaign page with the pixel in its head, and the path from there to the record below the page. */
export default function Devices(): ReactNode {
  return (
    <svg
      className={styles.devices}
      viewBox="0 0 528 208"
      width="528"
      height="208"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      role="img"
      aria-labelledby="devices-title">
      <title id="devices-title">
        A campaign page with the pixel in its head, and a line from the pixel to the record
      </title>
      <g stroke="var(--site-rule-strong)">
        <path d="M1 208V7q0-6 6-6h387q6 0 6 6v201" fill="var(--site-surface)" />
        <path d="M1 38h399" />
        <path d="M16 20h.01M27 20h.01M38 20h.01" strokeWidth="5" />
        <rect x="24" y="150" width="136" height="36" rx="6" />
        <path d="M296 66h80v120h-80zM296 82h80" />
      </g>
      <g stroke="var(--site-accent-ink)">
        <path d="M336 162v-38m0 20q-20 0-20-20 20 0 20 20zm0-14q0-22 22-22 0 22-22 22z" fill="var(--site-mark)" />
        <path d="M412 38q10 0 10 10v144" strokeWidth="2" strokeDasharray="0 6" />
        <path d="M415 198l7 8 7-8" />
      </g>
      <circle cx="400" cy="38" r="6" fill="var(--site-accent)" />
      <text className={styles.address} x="52" y="25" fill="var(--site-ink-soft)">
        shop.example.com/spring<tspan className={styles.query}>?utm_campaign=spring_launch</tspan>
      </text>
      <g className={styles.title} fill="currentColor">
        <text x="24" y="86">
          Seeds for your
        </text>
        <text x="24" y="126">
          spring beds
        </text>
      </g>
      <g fill="currentColor">
        <text x="92" y="174" textAnchor="middle">
          Shop seeds
        </text>
        <text x="434" y="43">
          the pixel
        </text>
        <text x="434" y="194">
          a match
        </text>
      </g>
    </svg>
  );
}
