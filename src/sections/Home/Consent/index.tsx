import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import styles from './styles.module.css';

const moments = ['Before a choice', 'Accept All', 'Category allowed', 'Category blocked'];

const forms = [
  {
    tag: 'script-implicit',
    to: '/docs/consentguard/implicit-consent',
    label: 'Implicit consent',
    loads: [true, true, true, false],
  },
  {
    tag: 'script-explicit',
    to: '/docs/consentguard/explicit-consent',
    label: 'Explicit consent',
    loads: [false, true, true, false],
  },
];

function ConsentTable(): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>When a script loads</caption>
      <thead>
        <tr>
          <td />
          {forms.map(({tag, to, label}) => (
            <th key={tag} scope="col">
              <Link to={to}>{label}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map((moment, index) => (
          <tr key={moment}>
            <th scope="row">{moment}</th>
            {forms.map(({tag, loads}) => (
              <td key={tag} className={loads[index] ? styles.loads : styles.waits}>
                {loads[index] ? 'loads' : 'does not load'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What visitors decide, and what a match does not permit. */
export default function Consent({plate}: {plate?: number}): ReactNode {
  const {optOutUrl, consumerRightsUrl} = useBrand();
  return (
    <Section labelledBy="consent" plate={plate} note="Consent states">
      <SectionTitle id="consent" title="Consent decides what loads">
        ConsentGuard is a banner and a preference manager. Each script says in its tag to which category it belongs, and
        loads by the visitor’s choice.
      </SectionTitle>
      <div className={styles.pair}>
        <ConsentTable />
        <ul className={styles.rules}>
          <li>
            A match is no permission to contact. Before you email, call or text, check what the law and your vendor ask
            for.
          </li>
          <li>
            People you know stay out: those on a <Link to="/docs/intro-to-suppressing">suppression list</Link> before
            their visit are not resolved.
          </li>
          <li>
            Sensitive <Link to="/docs/personalization/visitor-attributes">attributes</Link> must not decide on credit,
            housing, employment or insurance.
          </li>
          <li>
            Visitors have a <Link to={optOutUrl}>way to opt out</Link> and a{' '}
            <Link to={consumerRightsUrl}>form for their rights</Link>.
          </li>
        </ul>
      </div>
    </Section>
  );
}
