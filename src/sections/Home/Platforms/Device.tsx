import type {ReactNode} from 'react';

const text = {fill: 'currentColor', fontFamily: 'var(--site-font-display)', fontSize: 23, fontWeight: 500};

/** A phone with the page as an unknown visitor reads it. */
export default function Device(): ReactNode {
  return (
    <svg
      viewBox="0 0 300 340"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      role="img"
      aria-labelledby="device-text"
      width="300"
      height="340">
      <title id="device-text">
        A phone showing the page with its fallbacks: Seeds for balcony and garden. Free delivery in your area.
      </title>
      <g stroke="var(--site-rule-strong)">
        <rect x="30" y="8" width="240" height="324" rx="22" fill="var(--site-surface)" />
        <path d="M130 26h40" strokeWidth="2.5" />
        <path d="M30 44h240" />
        <rect x="50" y="60" width="200" height="76" rx="3" fill="var(--site-mark)" stroke="none" />
        <path
          d="M74 124c4-26 22-36 40-34-2 20-16 34-40 34Zm0 0c26-20 30-22 30-22M150 126c-2-22 12-38 36-40 4 24-10 38-36 40Zm0 0 24-28"
          stroke="var(--site-accent-ink)"
        />
        <path d="M50 136h200" stroke="var(--site-accent-ink)" />
      </g>
      <text x="50" y="176" {...text}>
        Seeds for balcony
      </text>
      <text x="50" y="203" {...text}>
        and garden
      </text>
      <text x="50" y="238" fill="var(--site-ink-soft)" fontSize="16">
        Free delivery in
      </text>
      <text x="50" y="260" fill="var(--site-ink-soft)" fontSize="16">
        your area.
      </text>
      <path d="M50 284h180M50 302h200M50 320h150" stroke="var(--site-rule-strong)" strokeWidth="2.5" />
    </svg>
  );
}
