import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

/** What the product does not do, what its customers must do, and how visitors are protected. */
export default function Limits(): ReactNode {
  const {optOutUrl, consumerRightsUrl} = useBrand();
  return (
    <Section labelledBy="limits" ground="shade">
      <SectionTitle id="limits" title="Limits and privacy" />
      <div className={styles.groups}>
        <div>
          <h3>What it doesn’t do</h3>
          <ul>
            <li>It doesn’t give you leads from outside the US.</li>
            <li>It doesn’t recognize everyone. Visitors who don’t match identity data from partners stay unknown.</li>
            <li>
              It isn’t supported in <Link to="/docs/dont-install-with-gtm">Google Tag Manager</Link> or{' '}
              <Link to="/docs/dont-install-with-shopify-settings">Shopify’s settings</Link>.
            </li>
          </ul>
        </div>
        <div>
          <h3>What you must do</h3>
          <ul>
            <li>Disclose the pixel in your privacy policy.</li>
            <li>
              Check the law and your vendor’s terms{' '}
              <Link to="/docs/intro-to-leads#before-you-contact-a-lead">before you email, call, or text</Link>. A match
              isn’t consent.
            </li>
            <li>Never use lead data to make decisions about credit, housing, employment, or insurance.</li>
          </ul>
        </div>
        <div>
          <h3>How visitors are protected</h3>
          <ul>
            <li>
              They can <Link to={optOutUrl}>opt out</Link> or <Link to={consumerRightsUrl}>send a privacy request</Link>
              .
            </li>
            <li>
              <Link to="/docs/consentguard/consentguard-overview">ConsentGuard</Link>, a consent banner, lets them
              choose which scripts load.
            </li>
            <li>
              The pixel doesn’t identify people who are already on your{' '}
              <Link to="/docs/intro-to-suppressing">suppression list</Link>.
            </li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
