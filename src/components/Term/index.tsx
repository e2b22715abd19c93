import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** Address of the term in the glossary of the page's version. */
  to: string;
  /** What it means, put here by the build. */
  definition: string;
  children: ReactNode;
};

/** A term of the glossary: its meaning shows on hover and focus, and on a first touch by `src/start/untouched.ts`. */
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
