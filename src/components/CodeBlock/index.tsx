import {type ReactNode, useRef, useState} from 'react';
import clsx from 'clsx';
import {useMarkup} from '@site/src/lib/useMarkup';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

type Props = {
  language: string;
  /** Highlighted lines, made while building. */
  html: string;
  title?: string;
  /** Whether lines show their numbers. */
  numbered?: boolean;
};

/** A code sample with its title or language, line wrap and copy. */
export default function CodeBlock({language, html, title, numbered = false}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [wrapped, setWrapped] = useState(false);
  return (
    <figure className={clsx(styles.block, 'theme-code-block', `language-${language}`)}>
      <figcaption className={styles.bar}>
        <span className={styles.title} data-search-skip={title === undefined ? '' : undefined}>
          {title ?? language}
        </span>
        <button type="button" className={styles.button} aria-pressed={wrapped} onClick={() => setWrapped(!wrapped)}>
          Wrap
        </button>
        <CopyButton code={pre} />
      </figcaption>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={pre} tabIndex={0} className={clsx(styles.pre, wrapped && styles.wrapped, numbered && styles.numbered)}>
        <code dangerouslySetInnerHTML={useMarkup(html)} />
      </pre>
    </figure>
  );
}
