import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const moments = ['Before a choice', 'Accept All', 'Category allowed', 'Category blocked'];

const forms = [
  {to: '/docs/consentguard/implicit-consent', label: 'Implicit consent', loads: [true, true, true, false]},
  {to: '/docs/consentguard/explicit-consent', label: 'Explicit consent', loads: [false, true, true, false]},
];

/** When ConsentGuard loads a script, by the two forms of consent. */
export default function ConsentTable(): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>When ConsentGuard loads a script</caption>
      <thead>
        <tr>
          <td />
          {forms.map(({to, label}) => (
            <th key={to} scope="col">
              <Link to={to}>{label}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map((moment, index) => (
          <tr key={moment}>
            <th scope="row">{moment}</th>
            {forms.map(({to, loads}) => (
              <td key={to} className={loads[index] ? styles.loads : styles.waits}>
                {loads[index] ? 'loads' : 'does not load'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
