import type {ReactNode} from 'react';
import lead from '@generated/page-data/default/lead.json';
import {RecordRows} from '../../shared/LeadRecord';
import StateSwitch from '../../shared/StateSwitch';
import styles from './styles.module.css';

const visit = lead.visit.slice(1);
const match = lead.match.filter(({key}) => ['first_name', 'last_name', 'phone_formatted'].includes(key));

/** A visit before and after a match. */
export function Identify(): ReactNode {
  return (
    <div className={styles.record}>
      <StateSwitch
        legend="Show the visit or the lead"
        first={1}
        states={[
          {label: 'The visit', content: <RecordRows visit={visit} match={match} isMatched={false} />},
          {label: 'The lead', content: <RecordRows visit={visit} match={match} />},
        ]}
      />
    </div>
  );
}

function Form({email = '', phone = ''}: {email?: string; phone?: string}): ReactNode {
  return (
    <div className={styles.form}>
      <label>
        Email
        <input className={`control ${styles.input}`} defaultValue={email} autoComplete="off" data-native="" />
      </label>
      <label>
        Phone
        <input className={`control ${styles.input}`} defaultValue={phone} autoComplete="off" data-native="" />
      </label>
      <label>
        <input type="checkbox" autoComplete="off" data-native="" /> Call or text me at this number
      </label>
    </div>
  );
}

/** An opt-in form as a recognized and an unknown visitor see it. Nothing typed here is sent. */
export function Capture(): ReactNode {
  return (
    <StateSwitch
      legend="Show the form for a recognized or unknown visitor"
      states={[
        {label: 'Recognized', content: <Form email="m••••@example.com" phone="•••-•••-0142" />},
        {label: 'Unknown', content: <Form />},
      ]}
    />
  );
}

const city = lead.match.find(({key}) => key === 'city')?.value;

function Headline({place, visitor}: {place: ReactNode; visitor: string}): ReactNode {
  return (
    <div>
      <p className={styles.headline}>Delivery to {place}</p>
      <p className="soft margin--none">{visitor}</p>
    </div>
  );
}

/** A line of copy as written, and as two visitors see it. */
export function Personalize(): ReactNode {
  return (
    <div className={styles.copy}>
      <p className={`bare margin--none ${styles.template}`}>
        <code>{'Delivery to {{default city "you"}}'}</code>
      </p>
      <div className={`panel ${styles.page}`}>
        <Headline place={<span className={styles.found}>{city}</span>} visitor="To a recognized visitor" />
        <Headline place="you" visitor="To an unknown visitor" />
      </div>
    </div>
  );
}
