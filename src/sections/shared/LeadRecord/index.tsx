import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import lead from '@generated/page-data/default/lead.json';
import {joined} from '@site/src/components/InlineCode/parts';
import type {LeadRow} from '../../pageData';
import styles from './styles.module.css';

/** A value that may break before `@` and `/`, and nowhere else. */
const breakable = (value: string): ReactNode => joined(value.split(/(?<=\/\/)|(?=@|(?<!\/)\/(?!\/))/));

type RowsProps = {label: ReactNode; rows: readonly LeadRow[]; isFound?: boolean};

export function Rows({label, rows, isFound = false}: RowsProps): ReactNode {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <dl className={clsx(styles.rows, isFound && styles.found)}>
        {rows.map(({key, value}) => (
          <div key={key} className={styles.row}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{breakable(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * A lead record: what the visit tells, and what a match adds, each with a link to its explanation. Names and values are
 * the examples of the facts on lead fields. A line runs through it once; without motion it is the same picture.
 */
export default function LeadRecord(): ReactNode {
  return (
    <figure className={styles.record}>
      <div className={styles.sheet}>
        <Rows label={<Link to="/docs/events">From the visit</Link>} rows={lead.visit} />
        <Rows label={<Link to="/docs/lead-fields">Added by the match</Link>} rows={lead.match.slice(0, 5)} isFound />
      </div>
      <figcaption className={styles.caption}>
        Part of a lead record. The field names are real; the person is fictional.
      </figcaption>
    </figure>
  );
}
