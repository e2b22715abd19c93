import {Fragment, type ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import shapes from '@generated/page-data/default/recordShapes.json';
import VendorLogo from '@site/src/components/VendorLogo';
import {Rows} from '../LeadRecord';
import styles from './styles.module.css';

const tabs: readonly {name: string; label: string; icon?: string; panel: ReactNode}[] = [
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
      <fieldset className={styles.tabs}>
        <legend className="unseen">Show the record as</legend>
        {tabs.map(({name, label, icon}) => (
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
              {icon && <VendorLogo slug={icon} />}
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
