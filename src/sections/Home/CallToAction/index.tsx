import type {ReactNode} from 'react';
import {Section, SectionTitle, StartLinks} from '../../shared';
import {useBrand} from '@site/src/lib/useBrand';
import styles from './styles.module.css';

/** The mark of the brand, drawn: a lens, the detail in it, a leader line and a label. */
export function Logo(): ReactNode {
  const {name} = useBrand();
  return (
    <svg
      viewBox="30 20 200 216"
      width="120"
      height="130"
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={`The mark of ${name}: a lens, a detail in it, a leader line, and a label`}>
      <circle cx="98" cy="88" r="58" stroke="currentColor" strokeWidth="15" />
      <circle cx="98" cy="88" r="19" fill="var(--site-accent-ink)" />
      <path d="m113 103 79 80" stroke="var(--site-accent-ink)" strokeWidth="15" />
      <path d="M166 216h45" stroke="currentColor" strokeWidth="15" />
    </svg>
  );
}

/** The end of a page: two ways to start. */
export default function CallToAction(): ReactNode {
  return (
    <Section labelledBy="call" ground="dark">
      <div className={styles.pair}>
        <div>
          <SectionTitle id="call" title="Start with one page">
            Put the pixel on one page and watch for your first lead. Registration is by invitation, so book a call
            first, or read about what happens next.
          </SectionTitle>
          <StartLinks />
        </div>
        <Logo />
      </div>
    </Section>
  );
}
