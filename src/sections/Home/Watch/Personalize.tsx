import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import StateSwitch from './StateSwitch';
import styles from './styles.module.css';

const city = lead.match.find(({key}) => key === 'city')?.value;

function Page({place}: {place?: string}): ReactNode {
  return (
    <div>
      <p>
        <code>{'Delivery to {{default city "you"}}'}</code>
      </p>
      <p className={styles.headline}>
        Delivery to <span className={place && styles.found}>{place ?? 'you'}</span>
      </p>
      <p className={styles.small}>
        {place
          ? 'The record has a city.'
          : 'If there’s no record, or the record has no city, visitors see the fallback.'}
      </p>
    </div>
  );
}

/** A line of copy as written, and as two visitors read it. */
export default function Personalize(): ReactNode {
  return (
    <StateSwitch
      legend="Show the page as a recognized or unknown visitor sees it"
      states={[
        {label: 'Recognized', content: <Page place={city} />},
        {label: 'Unknown', content: <Page />},
      ]}
    />
  );
}
