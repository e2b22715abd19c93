import type {ReactNode} from 'react';
import StateSwitch from '../../shared/StateSwitch';
import styles from './styles.module.css';

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
export default function Capture(): ReactNode {
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
