import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import StateSwitch from '../../shared/StateSwitch';
import styles from './styles.module.css';

const city = lead.match.find(({key}) => key === 'city')?.value;

const line = (place: ReactNode) => <p className={styles.headline}>Delivery to {place}</p>;

/** A line of copy as written, and as two visitors read it. */
export default function Personalize(): ReactNode {
  return (
    <StateSwitch
      legend="Show the line as written or as a visitor reads it"
      first={1}
      states={[
        {label: 'Template', content: line(<code>{'{{default city "you"}}'}</code>)},
        {label: 'Recognized', content: line(<span className={styles.found}>{city}</span>)},
        {label: 'Unknown', content: line('you')},
      ]}
    />
  );
}
