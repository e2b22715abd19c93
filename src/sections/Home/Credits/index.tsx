import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import shared from '../../shared/styles.module.css';
import styles from './styles.module.css';

const ledger: readonly [credits: string, ...events: string[]][] = [
  ['1 credit', 'A pixel recognizes a new person.'],
  [
    '0 credits',
    'The same person returns to that pixel.',
    'A visitor can’t be matched.',
    'Someone on your suppression list visits.',
  ],
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
      <dl className={clsx(shared.columns, styles.ledger)}>
        {ledger.map(([credits, ...events]) => (
          <div key={credits}>
            <dt>{credits}</dt>
            {events.map((event) => (
              <dd key={event}>{event}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
