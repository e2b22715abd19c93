import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

const marks = [
  {code: '<head>', text: 'The snippet goes near the top of the head, on every page whose visits should count.'},
  {code: 'loader.async = true', text: 'The page does not wait for it.'},
  {
    code: 'window.analyticsLayer',
    text: 'Its own queue takes page views and form entries, next to the queues of other tools.',
  },
  {
    code: '401 unauthorized',
    text: 'On a domain that you have not allowed it makes no leads and shows visitors nothing.',
  },
];

/** What the pixel is in a page, with a leader from each detail of the source to what it means. */
export default function Native(): ReactNode {
  return (
    <Section labelledBy="native">
      <SectionTitle id="native" title="Runs directly in your page">
        The pixel compares the page’s domain with yours and reads the page’s address, so it goes into the page itself.{' '}
        <Link to="/docs/dont-install-with-gtm">Google Tag Manager</Link> and{' '}
        <Link to="/docs/dont-install-with-shopify-settings">Shopify’s settings</Link> are not supported.
      </SectionTitle>
      <ol className={styles.marks}>
        {marks.map(({code, text}) => (
          <li key={code} className={styles.mark}>
            <code className={styles.code}>{code}</code>
            <span className={styles.leader} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
