import type {ReactNode} from 'react';
import Fox from './fox.svg';
import styles from './styles.module.css';

/** A field note on how to recognize a fox, and a personalized page. */
export default function FoxFact(): ReactNode {
  return (
    <aside className={`cluster ${styles.note}`} aria-label="Field note on fallbacks">
      <Fox aria-hidden="true" />
      <p className={`margin--none ${styles.text}`}>
        <strong>Field note.</strong> You can tell a red fox by the white tip of its tail, whatever the color of its
        coat. You can tell a good personalized page by its fallback: everyone sees it until the record arrives, and
        unknown visitors keep seeing it. Write it first.
      </p>
    </aside>
  );
}
