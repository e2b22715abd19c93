import type {ReactNode} from 'react';
import clsx from 'clsx';
import StateSwitch from './StateSwitch';
import styles from './styles.module.css';

const rows = [
  {key: 'url', value: '/spring-sale', fromVisit: true},
  {key: 'utm_campaign', value: 'april-mail', fromVisit: true},
  {key: 'first_name', value: 'Ada', fromVisit: false},
  {key: 'email', value: 'ada@example.com', fromVisit: false},
  {key: 'city', value: 'Boise', fromVisit: false},
];

function Sheet({known}: {known: boolean}): ReactNode {
  return (
    <dl className={styles.sheet}>
      {rows.map(({key, value, fromVisit}) => (
        <div key={key} className={clsx(styles.row, known && !fromVisit && styles.found)}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>{known || fromVisit ? value : <span className={styles.blank}>unknown</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A visit before and after a match. */
export default function Identify(): ReactNode {
  return (
    <StateSwitch
      legend="Show the visit or the lead"
      states={[
        {label: 'The visit', content: <Sheet known={false} />},
        {label: 'The lead', content: <Sheet known />},
      ]}
    />
  );
}
