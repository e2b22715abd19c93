import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import groups from '@generated/page-data/default/destinations.json';
import VendorLogo from '@site/src/components/VendorLogo';
import styles from './styles.module.css';

/** The kinds of systems that receive leads, each with some of its marks and a link to all of them. */
export default function Integrations(): ReactNode {
  return (
    <ul className={`clean-list ${styles.kinds}`}>
      {groups.map(({id, label, members}) => {
        const icons = [...new Set(members.map(({icon}) => icon))].slice(0, 6);
        return (
          <li key={id} className={styles.kind}>
            <Link className={styles.label} to={`/docs/Integrations#destinations-${id}`}>
              {label}
            </Link>{' '}
            <small className={styles.count}>{members.length}</small>
            <span className={styles.marks} aria-hidden="true">
              {icons.map((icon) => (
                <VendorLogo key={icon} slug={icon} />
              ))}
              {icons.length < members.length && <small>+{members.length - icons.length}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
