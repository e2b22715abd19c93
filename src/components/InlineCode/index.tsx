import type {ComponentProps, ReactNode} from 'react';
import {joined, partsOf} from './parts';
import styles from './styles.module.css';

// An option of a command, at the beginning or after a space.
const option = /((?:^|(?<=\s))--?\w[\w-]*)/;

/** A part of code that has no break of its own. Browsers break after each hyphen; an option stays in one piece. */
const withOptions = (part: string): ReactNode =>
  part.split(option).map((text, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.option}>
        {text}
      </span>
    ) : (
      text
    ),
  );

/**
 * Inline code. A long identifier may break where its words join (`bootstrap_` `servers`), so that a narrow column does
 * not break a word in the middle.
 */
export default function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return <code {...props}>{typeof children === 'string' ? joined(partsOf(children), withOptions) : children}</code>;
}
