import {Children, type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {anchorOf} from '@site/src/lib/anchorOf';
import styles from './styles.module.css';

type Props = {
  /** How many entries it holds. */
  count: number;
  /** What the entries are: a heading or a word; then the entries themselves. */
  children: ReactNode;
};

/** Entries of one kind, folded. An address that leads inside opens it; so does looking for a word in the page. */
export default function Fold({count, children}: Props): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(anchorOf(location.hash));
    if (fold.current && target && fold.current.contains(target)) {
      fold.current.open = true;
      target.scrollIntoView();
    }
  }, [location]);
  const [title, ...entries] = Children.toArray(children);
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.title}>
        {title}
        <span className={styles.count} data-search-skip="">
          {count}
        </span>
      </summary>
      {entries}
    </details>
  );
}
