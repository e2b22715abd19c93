import type {ReactNode} from 'react';
import Specimen from './Specimen';
import styles from './styles.module.css';

const visit = [
  ['page', '/spring-sale'],
  ['campaign', 'april-mail'],
];

const lead = [
  ['name', 'Ada Moreno'],
  ['email', 'ada.moreno@example.com'],
  ['city', 'Boise, Idaho'],
];

function Entry({rows, known}: {rows: readonly string[][]; known: boolean}): ReactNode {
  return rows.map(([key, value]) => (
    <div key={key} className={styles.row}>
      <dt>{key}</dt>
      <dd>{known ? value : <span className={styles.blank}>unknown</span>}</dd>
    </div>
  ));
}

function Sheet({known}: {known: boolean}): ReactNode {
  return (
    <dl className={styles.sheet}>
      <Entry rows={visit} known />
      <div className={known ? styles.found : undefined}>
        <Entry rows={lead} known={known} />
      </div>
    </dl>
  );
}

/** A visit before and after a match. */
export default function Identify(): ReactNode {
  return (
    <Specimen
      legend="Show the visit or the lead"
      states={[
        {label: 'The visit', content: <Sheet known={false} />},
        {label: 'The lead', content: <Sheet known />},
      ]}
    />
  );
}
