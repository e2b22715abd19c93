import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {pagesRead} from '@site/src/lib/pagesRead';
import {tasks} from '../tasks';
import styles from './panel.module.css';

type Entry = {path: string; title: string};

function Entries({title, entries, onChoose}: {title: string; entries: readonly Entry[]; onChoose: Props['onChoose']}) {
  return (
    <section aria-label={title}>
      <div className={styles.groupTitle}>{title}</div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.path} className={styles.entry}>
            <Link to={entry.path} className={styles.entryLink} onClick={() => onChoose(entry.path)}>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {onChoose: (path: string) => void};

/** Where one may go before anything is typed: the pages read last, and what readers come for. */
export default function StartScreen({onChoose}: Props): ReactNode {
  const read = pagesRead();
  return (
    <>
      {read.length > 0 && <Entries title="Pages you read" entries={read} onChoose={onChoose} />}
      <Entries title="Common tasks" entries={tasks} onChoose={onChoose} />
    </>
  );
}
