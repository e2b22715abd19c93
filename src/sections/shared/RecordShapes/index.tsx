import {Fragment, type ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import shapes from '@generated/page-data/default/recordShapes.json';
import {Rows} from '../LeadRecord';
import styles from './styles.module.css';

const tabs: readonly {name: string; label: string; panel: ReactNode}[] = [
  {name: 'visit', label: 'Visit', panel: <Rows label="From the visit" rows={lead.visit} />},
  {
    name: 'lead',
    label: 'Lead',
    panel: (
      <>
        <Rows label="From the visit" rows={lead.visit} />
        <Rows label="Added by the match" rows={lead.match} isFound />
      </>
    ),
  },
  ...shapes.map(({name, label, html}) => ({
    name,
    label,
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
      <fieldset className={styles.tabs}>
        <legend className="unseen">Show the record as</legend>
        {tabs.map(({name, label}) => (
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
            <label className={styles.tab} htmlFor={`record-${name}`}>
              {label}
            </label>
          </Fragment>
        ))}
      </fieldset>
      {tabs.map(({name, panel}) => (
        <div key={name} className={styles.panel} data-shape={name}>
          {panel}
        </div>
      ))}
      <figcaption className={styles.caption}>The field names are real; the person is fictional.</figcaption>
    </figure>
  );
}
