import type {ReactNode} from 'react';
import styles from './panel.module.css';

/** What the keys do: arrows move through results, Tab through what is there before. */
export default function Keys({hasResults}: {hasResults: boolean}): ReactNode {
  const keys = [
    [hasResults ? '↑ ↓' : 'Tab', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ];
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
