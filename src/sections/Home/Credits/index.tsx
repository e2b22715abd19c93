import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

const ledger: readonly [event: string, credits: string][] = [
  ['A pixel recognizes a new person', '1 credit'],
  ['The same person returns to that pixel', '0 credits'],
  ['A visitor can’t be matched', '0 credits'],
  ['Someone on your suppression list visits', '0 credits'],
];

/** What is counted and what is paid, as far as it is settled. Prices are named in the call. */
export default function Credits(): ReactNode {
  const {salesUrl} = useBrand();
  return (
    <Section labelledBy="credits" beside>
      <SectionTitle id="credits" title="What you pay for">
        Each person who’s new to a pixel costs one credit, and each invoice you pay adds credits. For the price,{' '}
        <Link to={salesUrl}>book a call</Link>. <Link to="/docs/billing">How billing works</Link>
      </SectionTitle>
      <dl className={styles.ledger}>
        {ledger.map(([event, credits]) => (
          <div key={event}>
            <dt>{event}</dt>
            <dd>{credits}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
