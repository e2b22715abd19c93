import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import styles from './styles.module.css';

const city = lead.match.find(({key}) => key === 'city')?.value;

function Reading({place, visitor}: {place: ReactNode; visitor: string}): ReactNode {
  return (
    <div>
      <p className={styles.headline}>Delivery to {place}</p>
      <p className="soft margin--none">{visitor}</p>
    </div>
  );
}

/** A line of copy as written, and as two visitors see it. */
export default function Personalize(): ReactNode {
  return (
    <div className={styles.copy}>
      <p className={`bare margin--none ${styles.template}`}>
        <code>{'Delivery to {{default city "you"}}'}</code>
      </p>
      <div className={`panel ${styles.page}`}>
        <Reading place={<span className={styles.found}>{city}</span>} visitor="To a recognized visitor" />
        <Reading place="you" visitor="To an unknown visitor" />
      </div>
    </div>
  );
}
