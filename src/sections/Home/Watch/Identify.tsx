import type {ReactNode} from 'react';
import clsx from 'clsx';
import lead from '@generated/page-data/default/lead.json';
import {breakable} from '../../shared/LeadRecord';
import StateSwitch from '../../shared/StateSwitch';
import styles from './styles.module.css';

const visit = lead.visit.slice(1);
const match = lead.match.filter(({key}) => ['first_name', 'email', 'city'].includes(key));

function Sheet({known}: {known: boolean}): ReactNode {
  return (
    <dl className={styles.sheet}>
      {[...visit, ...match].map(({key, value}, index) => {
        const isMatched = index >= visit.length;
        return (
          <div key={key} className={clsx(styles.row, known && isMatched && styles.found)}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{known || !isMatched ? breakable(value) : <span className={styles.blank}>unknown</span>}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A visit before and after a match. */
export default function Identify(): ReactNode {
  return (
    <StateSwitch
      legend="Show the visit or the lead"
      first={1}
      states={[
        {label: 'The visit', content: <Sheet known={false} />},
        {label: 'The lead', content: <Sheet known />},
      ]}
    />
  );
}
