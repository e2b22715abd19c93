import type {ReactNode} from 'react';
import Fox from './Fox';
import styles from './styles.module.css';

/** A field note: what tells a fox, and what tells a personalized page. */
export default function FoxFact(): ReactNode {
  return (
    <aside className={styles.note} aria-label="Field note on fallbacks">
      <Fox />
      <p className={styles.text}>
        <strong>Field note.</strong> A red fox is told by the white tip of its tail, whatever its coat. A personalized
        page is told by its fallback: everybody reads it until the record arrives, and unknown visitors keep it. Write
        it first.
      </p>
    </aside>
  );
}
