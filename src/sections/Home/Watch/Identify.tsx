import type {ReactNode} from 'react';
import clsx from 'clsx';
import Specimen from './Specimen';
import styles from './styles.module.css';

const rows = [
  {key: 'page', value: '/spring-sale', fromVisit: true},
  {key: 'campaign', value: 'april-mail', fromVisit: true},
  {key: 'name', value: 'Ada Moreno', fromVisit: false},
  {key: 'email', value: 'ada@example.com', fromVisit: false},
  {key: 'city', value: 'Boise, Idaho', fromVisit: false},
];

function Sheet({known}: {known: boolean}): ReactNode {
  return (
    <dl className={styles.sheet}>
      {rows.map(({key, value, fromVisit}) => (
        <div key={key} className={clsx(styles.row, known && !fromVisit && styles.found)}>
          <dt>{key}</dt>
          <dd>{known || fromVisit ? value : <span className={styles.blank}>unknown</span>}</dd>
        </div>
      ))}
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
