import {Fragment, type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type State = {
  label: string;
  content: ReactNode;
  /** Words between the previous tab and this one, where there is room. */
  before?: string;
};

type Props = {
  /** Description of the group for screen readers. */
  legend: string;
  /** At most six states. */
  states: readonly State[];
  /** Index of the initial state. */
  first?: number;
};

/** Switches between states. Uses native radio buttons, so it works without scripts. */
export default function StateSwitch({legend, states, first = 0}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">{legend}</legend>
      <div className={`cluster ${styles.choices}`}>
        {states.map(({label, before}, index) => (
          <Fragment key={label}>
            {before && (
              <span className={`soft ${styles.before}`} aria-hidden="true">
                {before}
              </span>
            )}
            <input
              className={`${styles.choice} sr-only`}
              type="radio"
              name={id}
              id={`${id}${index}`}
              defaultChecked={index === first}
              data-native=""
            />
            <label className={styles.label} data-ground="tab" htmlFor={`${id}${index}`}>
              {label}
            </label>
          </Fragment>
        ))}
      </div>
      <div className={`panel ${styles.panels}`} data-ground="sheet">
        {states.map(({label, content}) => (
          <div key={label} className={styles.panel}>
            {content}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
