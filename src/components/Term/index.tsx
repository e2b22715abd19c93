import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** Link to the term in the glossary of the page's docs version. */
  to: string;
  /** The definition, injected at build time. */
  definition: string;
  children: ReactNode;
};

/** A glossary term. Its definition shows on hover, on focus, and on the first tap, until Escape (`src/start/deferred.ts`). */
export default function Term({to, definition, children}: Props): ReactNode {
  const id = `term-${to.slice(to.indexOf('#') + 1)}`;
  return (
    <span className={styles.term}>
      <Link className={styles.link} to={to} aria-describedby={id}>
        {children}
      </Link>
      <span className={`panel ${styles.definition}`} id={id} role="tooltip" data-search-skip="">
        {definition}
      </span>
    </span>
  );
}
