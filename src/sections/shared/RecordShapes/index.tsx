import {Fragment, type ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import shapes from '@generated/page-data/default/recordShapes.json';
import {Rows} from '../LeadRecord';
import styles from './styles.module.css';

type Shape = {name: string; label: string; panel: ReactNode};

const records: readonly Shape[] = [
  {name: 'visit', label: 'Visit', panel: <Rows label="From the visit" rows={lead.visit} />},
  {
    name: 'lead',
    label: 'Lead',
    panel: (
      <>
        <Rows label="Added by the match" rows={lead.match} isFound />
        <Rows label="From the visit" rows={lead.visit} />
      </>
    ),
  },
  ...shapes.map(({html, ...shape}) => ({
    ...shape,
    panel: (
      <pre className={styles.code}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    ),
  })),
];

/** One record in every shape: the visit, the lead, and what arrives at a few destinations. Radio buttons and CSS, no script. */
export default function RecordShapes(): ReactNode {
  return (
    <figure className={styles.record}>
      <div role="group" aria-label="Show the record as">
        <div className={styles.tabs}>
          {records.map(({name, label}) => (
            <Fragment key={name}>
              <input
                className="unseen"
                type="radio"
                name="record"
                id={`record-${name}`}
                value={name}
                defaultChecked={name === 'lead'}
                data-native=""
              />
              <label htmlFor={`record-${name}`}>{label}</label>
            </Fragment>
          ))}
        </div>
        <div className={styles.panels}>
          {records.map(({name, panel}) => (
            <div key={name} className={styles.panel} data-shape={name}>
              {panel}
            </div>
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>The field names are real; the person is fictional.</figcaption>
    </figure>
  );
}
