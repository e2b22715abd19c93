import type {ReactNode} from 'react';
import styles from './panel.module.css';

const keys: readonly (readonly [key: string, does: string])[] = [
  ['↑ ↓', 'choose'],
  ['Enter', 'open'],
  ['Esc', 'close'],
];

/** What the keys do. */
export default function Keys(): ReactNode {
  return (
    <span className={styles.keys}>
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </span>
  );
}
