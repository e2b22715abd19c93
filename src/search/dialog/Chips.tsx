import type {ReactNode} from 'react';
import {sections} from '../sections';
import styles from './panel.module.css';

type Props = {
  /** The part of the site that results are narrowed to; empty for all. */
  section: string;
  onSection: (section: string) => void;
};

/** Narrows results to a part of the site: pressed again, to none. */
export default function Chips({section, onSection}: Props): ReactNode {
  return (
    <div role="group" aria-label="Search in" className={styles.chips}>
      {sections.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={name === section}
          onClick={() => onSection(name === section ? '' : name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
