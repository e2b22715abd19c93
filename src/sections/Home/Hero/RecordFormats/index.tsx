import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import formats from '@generated/page-data/default/recordFormats.json';
import {RecordRows} from '../../../shared/LeadRecord';
import StateSwitch from '../../../shared/StateSwitch';
import styles from './styles.module.css';

const states = [
  {label: 'Visit', content: <RecordRows {...lead} isMatched={false} />},
  {label: 'Lead', content: <RecordRows {...lead} />},
  ...formats.map(({label, html}, index) => ({
    label,
    before: index === 0 ? 'sent to' : undefined,
    content: (
      <pre className={`margin--none padding--none ${styles.code}`}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    ),
  })),
];

/** One record in every format: the visit, the lead, and the payloads for a few destinations. */
export default function RecordFormats(): ReactNode {
  return (
    <figure className={styles.record}>
      <StateSwitch legend="Show the record as" states={states} first={1} />
      <figcaption className="soft margin-top--sm">Real field names, fictional person. Results vary.</figcaption>
    </figure>
  );
}
