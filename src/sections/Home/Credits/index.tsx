import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

const ledger: readonly [visitor: string, credits: string][] = [
  ['A person who’s new to a pixel', '1 credit'],
  ['Repeat visits by that person', '0 credits'],
  ['A visitor who can’t be matched', '0 credits'],
  ['Someone on your suppression list', '0 credits'],
];

/** What counts as a credit and what is billed, as far as decided. Prices are quoted on the sales call. */
export default function Credits(): ReactNode {
  const {salesUrl} = useBrand();
  return (
    <Section labelledBy="credits" beside>
      <SectionTitle id="credits" title="What you pay for">
        Each person who’s new to a pixel costs one credit, and each invoice you pay adds credits. For the price,{' '}
        <Link to={salesUrl}>book a call</Link>. <Link to="/docs/billing">How billing works</Link>
      </SectionTitle>
      <dl className={styles.ledger}>
        {ledger.map(([visitor, credits]) => (
          <div key={visitor} className="cluster">
            <dt>{visitor}</dt>
            <dd>{credits}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
