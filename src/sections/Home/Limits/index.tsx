import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

function DoesNot(): ReactNode {
  return (
    <ul className={styles.list}>
      <li>It returns people in the United States only.</li>
      <li>It does not recognize everyone. Visitors who can’t be matched stay unknown.</li>
      <li>
        It gives you no permission to contact anyone. Check the law and your vendor’s terms{' '}
        <Link to="/docs/intro-to-leads#before-you-contact-a-lead">before you email, call or text</Link>.
      </li>
      <li>
        It does not run in <Link to="/docs/dont-install-with-gtm">Google Tag Manager</Link> or from{' '}
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
        Your privacy policy has to name the pixel. Visitors have a <Link to={optOutUrl}>way to opt out</Link> and a{' '}
        <Link to={consumerRightsUrl}>form for their rights</Link>.
      </li>
      <li>
        People who are on your <Link to="/docs/intro-to-suppressing">suppression list</Link> before they visit are left
        out.
      </li>
      <li>
        Race, religion, politics, credit, income and the like must never decide on credit, housing, employment or
        insurance.
      </li>
      <li>
        ConsentGuard, a consent banner, lets visitors choose which scripts load,{' '}
        <Link to="/docs/start-pixel-installation#only-after-consent">the pixel included</Link>.
      </li>
    </ul>
  );
}

/** What the product does not do, and how privacy is kept. */
export default function Limits(): ReactNode {
  return (
    <Section labelledBy="limits">
      <SectionTitle id="limits" title="What it does not do, and how privacy is kept" />
      <div className={styles.columns}>
        <div>
          <h3 className={styles.title}>What it does not do</h3>
          <DoesNot />
        </div>
        <div>
          <h3 className={styles.title}>How privacy is kept</h3>
          <Privacy />
        </div>
      </div>
    </Section>
  );
}
