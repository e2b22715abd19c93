import {type ComponentProps, Fragment, type ReactNode} from 'react';
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

// A string of a few words.
const quoted = /("[^"]{1,14}"|'[^']{1,14}')/;

const withStrings = (text: string): ReactNode =>
  text.split(quoted).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{joined(partsOf(part), withOptions)}</Fragment>
    ),
  );

/** Longer code may break at its spaces. */
const short = 16;

/**
 * Inline code. A string and a short phrase stay in one piece. A long identifier may break where its words join (`bootstrap_`
 * `servers`), so that a narrow column does not break a word in the middle.
 */
export default function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  const isPhrase = typeof children === 'string' && children.length <= short && children.includes(' ');
  return (
    <code className={isPhrase ? styles.whole : undefined} {...props}>
      {typeof children === 'string' ? withStrings(children) : children}
    </code>
  );
}
