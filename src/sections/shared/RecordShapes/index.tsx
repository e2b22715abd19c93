import type {ReactNode} from 'react';
import clsx from 'clsx';
import lead from '@generated/page-data/default/lead.json';
import shapes from '@generated/page-data/default/recordShapes.json';
import VendorLogo from '@site/src/components/VendorLogo';
import {Rows} from '../LeadRecord';
import shared from '../styles.module.css';
import styles from './styles.module.css';

type Shape = {name: string; label: string; icon?: string; panel: ReactNode};

const stages: readonly Shape[] = [
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
];

const sent: readonly Shape[] = shapes.map(({html, ...shape}) => ({
  ...shape,
  panel: (
    <pre className={styles.code}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  ),
}));

function Choice({name, label, icon}: Shape): ReactNode {
  return (
    <>
      <input
        className="unseen"
        type="radio"
        name="record"
        id={`record-${name}`}
        value={name}
        defaultChecked={name === 'lead'}
        data-native=""
      />
      <label className={icon ? shared.cell : styles.tab} htmlFor={`record-${name}`}>
        {icon && <VendorLogo slug={icon} name={label} />} {label}
      </label>
    </>
  );
}

/**
 * One record in every shape: above it the visit and the lead, below it what arrives at a few destinations. Radio buttons
 * and CSS, no script.
 */
export default function RecordShapes(): ReactNode {
  return (
    <figure className={styles.record}>
      <div role="group" aria-label="Show the record as">
        <div className={styles.tabs}>
          {stages.map((shape) => (
            <Choice key={shape.name} {...shape} />
          ))}
        </div>
        <div className={styles.panels}>
          {[...stages, ...sent].map(({name, panel}) => (
            <div key={name} className={styles.panel} data-shape={name}>
              {panel}
            </div>
          ))}
        </div>
        <p className={styles.label}>See the record in</p>
        <div className={clsx(shared.cells, shared.sent)}>
          {sent.map((shape) => (
            <Choice key={shape.name} {...shape} />
          ))}
        </div>
      </div>
      <figcaption className={styles.caption}>The field names are real; the person is fictional.</figcaption>
    </figure>
  );
}
