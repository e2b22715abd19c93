import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import styles from './styles.module.css';

const marks = [
  {code: '<head>', text: 'It stands near the top of the head, on every page whose visits should count.'},
  {code: 'loader.async = true', text: 'The page does not wait for it.'},
  {
    code: 'window.analyticsLayer',
    text: 'One queue of its own takes page views and form entries, beside the queues of other tools.',
  },
  {
    code: '401 unauthorized',
    text: 'On a domain that you have not allowed it makes no leads and shows visitors nothing.',
  },
];

/** How the pixel sits in a page, with a leader from each detail of the source to what it means. */
export default function Native({plate}: {plate?: number}): ReactNode {
  return (
    <Section labelledBy="native" plate={plate} note="Where it sits">
      <SectionTitle id="native" title="Part of the page itself">
        The pixel compares the domain of the page with yours and reads the page’s address. In a sandbox, such as a tag
        manager’s custom templates, it could do neither.
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
      <p className={styles.not}>
        Not supported: <Link to="/docs/dont-install-with-gtm">Google Tag Manager</Link>, and{' '}
        <Link to="/docs/dont-install-with-shopify-settings">ScriptTag and customer events in Shopify</Link>.
      </p>
    </Section>
  );
}
