import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A fox in profile with a leader to its field mark, the white tip of the tail. */
function Fox(): ReactNode {
  return (
    <svg
      viewBox="0 0 320 170"
      width="320"
      height="170"
      fill="var(--site-surface)"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true">
      <path
        d="M107 108c10 6 16 14 19 23l4 20-3 4h12l-2-23c-1-9-4-17-9-24Zm97 0c7 8 11 14 11 22l8 21-3 4h12l-4-23c-2-10-7-19-12-25Z"
        fill="currentColor"
      />
      <path d="M203 64c22-2 38 8 56 22 14 10 32 16 50 10-8 18-30 30-54 25-20-4-36-15-52-29" />
      <path
        d="M267 91c12 8 28 10 42 5-8 18-29 29-53 25l4-8-4-6 7-5-3-6Z"
        fill="var(--site-mark)"
        stroke="var(--site-accent-ink)"
      />
      <path d="M96 60c28-7 70-7 98 0 12 3 20 10 21 22 1 12-4 20-8 28l-3 25-2 20h-12l4-4-2-16c0-4 3-7 2-11-2-9-10-13-16-19-20 5-42 9-62 5-3 8-5 14-6 21l-4 24H94l4-4-3-24c-1-8-2-14-3-22-7-5-11-9-15-16" />
      <path
        d="m94 122 4 29-4 4h12l4-24 2-8c-6 2-12 1-18-1Zm100 2c1 4-2 7-2 11l2 16-4 4h12l2-20 2-10c-4 2-8 1-12-1Z"
        fill="currentColor"
      />
      <path d="M96 60c-3-4-6-7-8-12l6-34-22 22-7-20-5 26c-8 11-20 17-34 24 0 4 4 6 10 7 12 1 20 2 28 6l-1 5 7-2v6l7-2-1 6 8-3" />
      <path d="m87 48 2-20-11 11ZM26 66c4-2 8-1 10 2-3 3-8 2-10-2Zm32-13 8-3c-1 5-5 6-8 3Z" fill="currentColor" />
      <path d="M38 72c8-1 14-3 20-7M186 74c-12 10-14 22-6 32" fill="none" />
      <path d="M282 108 262 44h-14" fill="none" stroke="var(--site-ink-soft)" />
      <circle cx="282" cy="108" r="3.5" fill="var(--site-accent)" stroke="none" />
      <text x="240" y="49" fill="currentColor" stroke="none" fontSize="14" textAnchor="end">
        its field mark
      </text>
      <path d="M8 156h304" stroke="var(--site-rule-strong)" />
    </svg>
  );
}

/** A field note: how to tell a fox, and how to tell a personalized page. */
export default function FoxFact(): ReactNode {
  return (
    <aside className={styles.note} aria-label="Field note on fallbacks">
      <Fox />
      <p className={styles.text}>
        <strong>Field note.</strong> You can tell a red fox by the white tip of its tail, whatever the color of its
        coat. You can tell a good personalized page by its fallback: everyone sees it until the record arrives, and
        unknown visitors keep seeing it. Write it first.
      </p>
    </aside>
  );
}
