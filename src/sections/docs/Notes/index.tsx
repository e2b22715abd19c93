import type {ReactNode} from 'react';
import QuietLink from '@site/src/components/QuietLink';
import styles from './styles.module.css';

/** A note: what it is about, what there is to say, and what follows from it. */
export type Note = {title: string; to?: string; text: string; result?: string};

type Props = {notes: readonly Note[]; ordered?: boolean};

/** Short notes side by side, numbered where their order matters. */
export default function Notes({notes, ordered = false}: Props): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.notes}>
      {notes.map(({title, to, text, result}) => (
        <li key={title}>
          <h3 className={styles.title}>{to ? <QuietLink to={to}>{title}</QuietLink> : title}</h3>
          <p>{text}</p>
          {result && <p className={styles.result}>{result}</p>}
        </li>
      ))}
    </List>
  );
}
