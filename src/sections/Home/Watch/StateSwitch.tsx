import {Fragment, type ReactNode, useId} from 'react';
import styles from './stateSwitch.module.css';

type State = {label: string; content: ReactNode};

type Props = {
  /** What the choice is about, for screen readers. */
  legend: string;
  states: readonly [State, State];
  /** Which of them is shown first. */
  first?: 0 | 1;
};

/** A small demonstration with states to choose from. The browser's own radio buttons do the work, without scripts, too. */
export default function StateSwitch({legend, states, first = 0}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="unseen">{legend}</legend>
      <div className={styles.choices}>
        {states.map(({label}, index) => (
          <Fragment key={label}>
            <input
              className={`${styles.choice} unseen`}
              type="radio"
              name={id}
              id={`${id}${index}`}
              defaultChecked={index === first}
            />
            <label className={styles.label} htmlFor={`${id}${index}`}>
              {label}
            </label>
          </Fragment>
        ))}
      </div>
      <div className={styles.panels}>
        {states.map(({label, content}) => (
          <div key={label} className={styles.panel}>
            {content}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
