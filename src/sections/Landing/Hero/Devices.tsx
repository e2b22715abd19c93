import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The head of a campaign page with the pixel, and the way from there to the record below, which the page goes behind. */
export default function Devices(): ReactNode {
  return (
    <svg
      className={styles.devices}
      viewBox="0 0 528 176"
      width="528"
      height="176"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      role="img"
      aria-labelledby="devices-title">
      <title id="devices-title">
        A campaign page with the pixel in its head, and a line from the pixel to the record
      </title>
      <g stroke="var(--site-rule-strong)">
        <path d="M24 176V7q0-6 6-6h468q6 0 6 6v169" fill="var(--site-surface)" />
        <path d="M24 38h480" />
        <path d="M42 20h.01M54 20h.01M66 20h.01" strokeWidth="5" />
      </g>
      <g stroke="var(--site-accent-ink)">
        <path d="M480 32v128" strokeWidth="2" strokeDasharray="0 6" />
        <path d="M473 166l7 8 7-8" />
      </g>
      <circle cx="480" cy="20" r="6" fill="var(--site-accent)" />
      <text className={styles.address} x="84" y="25" fill="var(--site-ink-soft)">
        shop.example.com/spring<tspan className={styles.query}>?utm_campaign=spring_launch</tspan>
      </text>
      <g className={styles.title} fill="currentColor">
        <text x="48" y="98">
          Seeds for your
        </text>
        <text x="48" y="138">
          spring beds
        </text>
      </g>
      <g fill="currentColor" textAnchor="end">
        <text x="464" y="68">
          the pixel
        </text>
        <text x="464" y="158">
          a match
        </text>
      </g>
    </svg>
  );
}
