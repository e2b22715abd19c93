import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lead from '@generated/page-data/default/lead.json';
import styles from './styles.module.css';

/** The lead record as a table of contents: each group of fields, a field of it with a sample value, and how many it has. */
export default function RecordGroups(): ReactNode {
  return (
    <figure className={styles.record}>
      <figcaption className={styles.title}>
        <Link to="/docs/lead-fields">One lead, {lead.total} fields</Link>
      </figcaption>
      <ul className={`clean-list ${styles.groups}`}>
        {lead.groups.map(({group, count, key, value}) => (
          <li key={group} className={styles.group}>
            <Link to={`/docs/lead-fields#${group}`}>{group}</Link>
            <code>{key}</code>
            <span className={styles.value}>{value}</span>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
