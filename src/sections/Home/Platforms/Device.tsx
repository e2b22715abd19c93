import type {ReactNode} from 'react';

const text = {fill: 'currentColor', fontFamily: 'var(--site-font-display)', fontSize: 23, fontWeight: 500};

type Props = {
  /** Who reads the page. */
  visitor: string;
  /** The two lines of its title. */
  title: readonly [string, string];
  /** Where delivery is free. */
  place: string;
};

/** A phone with the page as a visitor reads it. */
export default function Device({visitor, title: [first, second], place}: Props): ReactNode {
  return (
    <figure>
      <svg
        viewBox="28 6 244 298"
        fill="none"
        strokeWidth="1.25"
        strokeLinecap="round"
        role="img"
        aria-label={`A phone showing the page: ${first} ${second}. Free delivery in ${place}.`}>
        <g stroke="var(--site-rule-strong)">
          <rect x="30" y="8" width="240" height="294" rx="22" fill="var(--site-surface)" />
          <path d="M130 26h40" strokeWidth="2.5" />
          <path d="M30 44h240" />
          <rect x="50" y="60" width="200" height="76" rx="3" fill="var(--site-mark)" stroke="none" />
          <path
            d="M74 124c4-26 22-36 40-34-2 20-16 34-40 34Zm0 0c26-20 30-22 30-22M150 126c-2-22 12-38 36-40 4 24-10 38-36 40Zm0 0 24-28"
            stroke="var(--site-accent-ink)"
          />
          <path d="M50 136h200" stroke="var(--site-accent-ink)" />
        </g>
        <text x="50" y="172" {...text}>
          {first}
        </text>
        <text x="50" y="199" {...text}>
          {second}
        </text>
        <text x="50" y="232" fill="var(--site-ink-soft)" fontSize="18">
          Free delivery in
        </text>
        <text x="50" y="255" fill="var(--site-ink-soft)" fontSize="18">
          {place}.
        </text>
        <path d="M50 278h180" stroke="var(--site-rule-strong)" strokeWidth="2.5" />
      </svg>
      <figcaption>{visitor}</figcaption>
    </figure>
  );
}
