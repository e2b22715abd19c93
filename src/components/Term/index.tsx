import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** Link to the term in the glossary of the page's docs version. */
  to: string;
  /** The definition, injected at build time. */
  definition: string;
  children: ReactNode;
};

/** A glossary term. Its definition shows on hover, on focus, and on the first tap (`src/start/deferred.ts`). */
export default function Term({to, definition, children}: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const id = `term-${to.slice(to.indexOf('#') + 1)}`;
  useEffect(() => {
    const close = ({key}: KeyboardEvent) => key === 'Escape' && setClosed(true);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  const reopen = () => setClosed(false);
  return (
    <span className={clsx(styles.term, closed && styles.closed)} onPointerEnter={reopen} onFocus={reopen}>
      <Link className={styles.link} to={to} aria-describedby={id}>
        {children}
      </Link>
      <span className={`panel ${styles.definition}`} id={id} role="tooltip" data-search-skip="">
        {definition}
      </span>
    </span>
  );
}
