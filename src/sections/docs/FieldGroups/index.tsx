import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import lead from '@generated/page-data/default/lead.json';
import shared from '../../shared/styles.module.css';
import styles from './styles.module.css';

/** The lead record by field group: the number of fields in each, and one of them with a sample value. */
export default function FieldGroups(): ReactNode {
  return (
    <ul className={clsx('clean-list quiet-links', shared.cells, styles.groups)}>
      {lead.groups.map(({group, count, key, value}) => (
        <li key={group} className={`cluster ${styles.group}`}>
          <Link to={`/docs/lead-fields#${group}`}>{group}</Link> <span className="soft">{count} fields</span>
          <p className={`bare ${styles.field}`}>
            <code>{key}</code> {value}
          </p>
        </li>
      ))}
    </ul>
  );
}
