import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

const ledger = [
  {event: 'A pixel recognizes a person for the first time', credits: '−1'},
  {event: 'The same person returns to a site with that pixel', credits: '0'},
  {event: 'A visitor can’t be matched', credits: '0'},
  {event: 'Someone on your suppression list visits', credits: '0'},
  {event: 'You pay an invoice', credits: 'adds its credits'},
];

/** What is counted and what is paid, as far as it is settled. Prices are named in the call. */
export default function Credits(): ReactNode {
  const {salesUrl} = useBrand();
  return (
    <Section labelledBy="credits" beside>
      <SectionTitle id="credits" title="What you pay for">
        Each person who’s new to a pixel costs one credit. For the price, <Link to={salesUrl}>book a call</Link>.{' '}
        <Link to="/docs/billing">How billing works</Link>
      </SectionTitle>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">What happens</th>
            <th scope="col" className={styles.credits}>
              Credits
            </th>
          </tr>
        </thead>
        <tbody>
          {ledger.map(({event, credits}) => (
            <tr key={event}>
              <td>{event}</td>
              <td className={styles.credits}>{credits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
