import type {ReactNode} from 'react';

/** A fox in profile with a leader to its field mark, the white tip of the tail. */
export default function Fox(): ReactNode {
  return (
    <svg viewBox="0 0 300 150" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
      <path d="M52 46c-5-12-6-24-3-32 8 5 14 12 18 20 8-2 15-2 22 0" />
      <path d="M28 66c7-5 14-12 24-20 6-4 10-8 15-12 16-4 28 0 34 12 26 6 60 2 84 8 14 4 20 14 18 28" />
      <path d="M28 66c-2 4 1 7 6 7 10 1 18 1 24 6 8 6 10 12 18 18" />
      <path d="M76 97c2 14 2 26 0 38h8c4-10 6-20 8-34M94 101c24 6 52 4 76-4M100 103c0 12-1 22-4 32h8c4-10 7-20 8-31" />
      <path d="M170 97c8 8 12 16 12 24-2 6-4 10-4 14h8c4-8 6-16 4-24M203 82c4 14 12 22 10 34-2 8-4 14-4 19h-8c2-10 2-18-2-24" />
      <path d="M197 66c22 2 30 20 52 26 12 4 24 2 34-6-4 16-16 26-32 26-26 0-36-14-48-30" />
      <path d="M283 86c-4 16-16 26-32 26-6 0-11-1-15-2 4-6 9-12 13-18 12 4 24 2 34-6Z" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <path d="M50 56h.01M30 66h.01" strokeWidth="5" />
      <path d="M258 100 236 40h-14" stroke="var(--site-ink-soft)" strokeWidth="1" />
      <circle cx="258" cy="100" r="3.5" fill="var(--site-accent)" stroke="none" />
      <path d="M8 136h284" stroke="var(--site-rule-strong)" strokeWidth="1" />
    </svg>
  );
}
