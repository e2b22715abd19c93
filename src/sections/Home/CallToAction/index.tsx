import type {ReactNode} from 'react';
import {Section, SectionTitle, StartLinks} from '../../shared';
import styles from './styles.module.css';

/** The closing section of a page, with both calls to action. */
export default function CallToAction(): ReactNode {
  return (
    <Section labelledBy="call" ground="dark">
      <div className={`cluster ${styles.pair}`}>
        <SectionTitle id="call" title="Start with one page">
          Put the pixel on one page and watch for your first lead. Registration is by invitation, so book a call first.
          The quickstart shows what happens next.
        </SectionTitle>
        <StartLinks />
      </div>
    </Section>
  );
}
