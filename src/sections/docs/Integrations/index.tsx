import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import groups from '@generated/page-data/default/destinations.json';
import VendorLogo from '@site/src/components/VendorLogo';
import styles from './styles.module.css';

const named = 3;

/** The kinds of systems that receive leads, each with some of its marks and names, and a link to all of them. */
export default function Integrations(): ReactNode {
  return (
    <ul className={`clean-list ${styles.kinds}`}>
      {groups.map(({id, label, members}) => (
        <li key={id} className={styles.kind}>
          <Link to={`/docs/Integrations#destinations-${id}`}>{label}</Link>
          <span className={styles.marks} aria-hidden="true">
            {[...new Set(members.map(({icon}) => icon))].slice(0, 6).map((icon) => (
              <VendorLogo key={icon} slug={icon} />
            ))}
          </span>
          {members
            .slice(0, named)
            .map(({title}) => title)
            .join(', ')}
          {members.length > named && `, and ${members.length - named} more`}
        </li>
      ))}
    </ul>
  );
}
