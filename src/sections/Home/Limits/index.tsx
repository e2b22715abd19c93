import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

function DoesNot(): ReactNode {
  return (
    <ul className={styles.list}>
      <li>It doesn’t return leads outside the United States.</li>
      <li>It doesn’t recognize everyone. Visitors who can’t be matched stay unknown.</li>
      <li>
        It doesn’t give you permission to contact anyone. Check the law and your vendor’s terms{' '}
        <Link to="/docs/intro-to-leads#before-you-contact-a-lead">before you email, call, or text</Link>.
      </li>
      <li>
        It isn’t supported in <Link to="/docs/dont-install-with-gtm">Google Tag Manager</Link> or{' '}
        <Link to="/docs/dont-install-with-shopify-settings">Shopify’s settings</Link>.
      </li>
    </ul>
  );
}

function Privacy(): ReactNode {
  const {optOutUrl, consumerRightsUrl} = useBrand();
  return (
    <ul className={styles.list}>
      <li>
        Your privacy policy must disclose the pixel. Visitors can <Link to={optOutUrl}>opt out</Link> or{' '}
        <Link to={consumerRightsUrl}>submit a privacy request</Link>.
      </li>
      <li>
        People already on your <Link to="/docs/intro-to-suppressing">suppression list</Link> when they visit are left
        out.
      </li>
      <li>
        Never use lead data, such as race, religion, politics, credit, or income, to make decisions about credit,
        housing, employment, or insurance.
      </li>
      <li>
        <Link to="/docs/consentguard/consentguard-overview">ConsentGuard</Link>, a consent banner, lets visitors choose
        which scripts load.
      </li>
    </ul>
  );
}

/** What the product does not do, and how privacy is kept. */
export default function Limits(): ReactNode {
  return (
    <Section labelledBy="limits" ground="shade">
      <SectionTitle id="limits" title="Limits and privacy" />
      <div className={styles.columns}>
        <div>
          <h3>What it doesn’t do</h3>
          <DoesNot />
        </div>
        <div>
          <h3>How privacy is protected</h3>
          <Privacy />
        </div>
      </div>
    </Section>
  );
}
