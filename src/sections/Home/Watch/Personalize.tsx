import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import StateSwitch from './StateSwitch';
import styles from './styles.module.css';

const city = lead.match.find(({key}) => key === 'city')?.value;

function Page({place, record}: {place: ReactNode; record: string}): ReactNode {
  return (
    <>
      <p className={styles.headline}>Delivery to {place}</p>
      <p className={styles.small}>{record}</p>
      <p>
        <code>{'Delivery to {{default city "you"}}'}</code>
      </p>
    </>
  );
}

/** A line of copy as written, and as two visitors read it. */
export default function Personalize(): ReactNode {
  return (
    <StateSwitch
      legend="Show the page for a recognized or unknown visitor"
      states={[
        {
          label: 'Recognized',
          content: <Page place={<span className={styles.found}>{city}</span>} record="The record has a city." />,
        },
        {label: 'Unknown', content: <Page place="you" record="The record has no city." />},
      ]}
    />
  );
}
