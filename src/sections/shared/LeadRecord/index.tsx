import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import summary from '@generated/page-data/default/destinationSummary.json';
import lead from '@generated/page-data/default/lead.json';
import {withLineBreaks} from '@site/src/components/InlineCode/lineBreaks';
import VendorLogo from '@site/src/components/VendorLogo';
import shared from '../styles.module.css';
import Onward from './onward.svg';
import styles from './styles.module.css';

/** Renders a value that may break before `@` and `/`, and nowhere else. */
const breakable = (value: string): ReactNode => withLineBreaks(value.split(/(\w+:\/\/)|(?=@|\b\/\b)/).filter(Boolean));

type Row = (typeof lead.visit)[number];

type RowsProps = {label: string; rows: readonly Row[]; kind?: 'found' | 'unknown'};

/** Labeled rows of a record, each with its field and value. */
function Rows({label, rows, kind}: RowsProps): ReactNode {
  return (
    <>
      <p className={`soft ${styles.label}`}>{label}</p>
      <dl className={clsx(styles.rows, kind && styles[kind])}>
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

type RecordRowsProps = {visit: readonly Row[]; match: readonly Row[]; isMatched?: boolean};

/** The rows of a record: those from the visit, and those that a match adds or that are unknown without one. */
export function RecordRows({visit, match, isMatched = true}: RecordRowsProps): ReactNode {
  return (
    <>
      <Rows label="From the visit" rows={visit} />
      <Rows
        label="Added by the match"
        rows={isMatched ? match : match.map((row) => ({...row, value: 'unknown'}))}
        kind={isMatched ? 'found' : 'unknown'}
      />
    </>
  );
}

/** Destinations that the record is sent to. */
const shown = ['HubSpot', 'BigQuery', 'Kafka', 'Webhook'];

/** A lead record with example values from the facts: visit data, what a match adds, and its destinations. */
export default function LeadRecord(): ReactNode {
  return (
    <figure className={styles.record}>
      <div className={`panel ${styles.sheet}`} data-ground="sheet">
        <RecordRows visit={lead.visit.slice(0, 2)} match={lead.match.slice(0, 5)} />
      </div>
      <p className={`aligned ${styles.onward}`}>
        sent to
        <Onward aria-hidden="true" />
      </p>
      <div className={clsx(shared.cells, styles.sent)}>
        {shown
          .flatMap((name) => summary.known.filter(({title}) => title === name))
          .map(({title, to, icon}) => (
            <Link key={to} className={`aligned ${shared.cell}`} to={to}>
              <VendorLogo slug={icon} name={title} /> {title}
            </Link>
          ))}
      </div>
      <figcaption className={`soft ${styles.caption}`}>
        Part of a record; the person is fictional. <Link to="/docs/lead-fields">All fields</Link>
      </figcaption>
    </figure>
  );
}
