import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import shapes from '@generated/page-data/default/recordShapes.json';
import {Rows} from '../LeadRecord';
import StateSwitch from '../StateSwitch';
import styles from './styles.module.css';

const fromVisit = <Rows label="From the visit" rows={lead.visit} />;

const states = [
  {label: 'Visit', content: fromVisit},
  {
    label: 'Lead',
    isNext: true,
    content: (
      <>
        {fromVisit}
        <Rows label="Added by the match" rows={lead.match} isFound />
      </>
    ),
  },
  ...shapes.map(({label, html}, index) => ({
    label,
    isNext: index === 0,
    content: (
      <pre className={`margin--none padding--none ${styles.code}`}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    ),
  })),
];

/** One record in every shape: the visit, the lead, and what arrives at a few destinations. */
export default function RecordShapes(): ReactNode {
  return (
    <figure className={styles.record}>
      <StateSwitch legend="Show the record as" states={states} first={1} />
      <figcaption className="soft margin-top--sm">Real field names, fictional person. Results vary.</figcaption>
    </figure>
  );
}
