import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import summary from '@generated/page-data/default/destinationSummary.json';
import VendorLogo from '@site/src/components/VendorLogo';
import {Section, SectionTitle} from '../../shared';
import shared from '../../shared/styles.module.css';
import styles from './styles.module.css';

/** Where leads can go: the number of listed destinations, and a few examples. */
export default function Destinations(): ReactNode {
  return (
    <Section labelledBy="destinations" ground="shade">
      <SectionTitle id="destinations" title="Where leads go">
        Choose your system. Most pages list the settings, the permissions to grant, and a sample record.
      </SectionTitle>
      <ul className={clsx('clean-list', shared.cells, styles.known)}>
        {summary.known.map(({title, to, icon, category}) => (
          <li key={to}>
            <Link className={`aligned ${shared.cell}`} to={to}>
              <VendorLogo slug={icon} name={title} />
              <span>
                {title} <small>{category}</small>
              </span>
            </Link>
          </li>
        ))}
        <li className={styles.all}>
          <Link className={`aligned ${shared.cell}`} to="/docs/Integrations">
            <span>
              See all destinations&nbsp;→{' '}
              <small>
                {summary.listed} available, {summary.onRequest} not confirmed
              </small>
            </span>
          </Link>
        </li>
      </ul>
    </Section>
  );
}
