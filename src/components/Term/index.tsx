import {type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState} from 'react';
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

/**
 * A term of the glossary: a link whose meaning shows on hover and focus, by style alone. The script adds that Escape
 * closes it, and that the first touch shows the meaning where a second one follows the link.
 */
export default function Term({to, definition, children}: Props): ReactNode {
  const [closed, setClosed] = useState(false);
  const opening = useRef(false);
  const id = `term-${to.slice(to.indexOf('#') + 1)}`;
  useEffect(() => {
    const close = ({key}: KeyboardEvent) => key === 'Escape' && setClosed(true);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  const reopen = () => setClosed(false);
  const press = ({pointerType, currentTarget}: PointerEvent) => {
    opening.current = pointerType === 'touch' && document.activeElement !== currentTarget;
  };
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (opening.current) {
      opening.current = false;
      event.preventDefault();
      event.currentTarget.focus();
    }
  };
  return (
    <span className={clsx(styles.term, closed && styles.closed)} onPointerEnter={reopen} onFocus={reopen}>
      <Link className={styles.link} to={to} aria-describedby={id} onPointerDown={press} onClick={follow}>
        {children}
      </Link>
      <span className={styles.definition} id={id} role="tooltip" data-search-skip="">
        {definition}
      </span>
    </span>
  );
}
