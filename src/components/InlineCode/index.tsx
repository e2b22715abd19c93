import {type ComponentProps, Fragment, type ReactNode} from 'react';
import {joined, partsOf} from './parts';
import styles from './styles.module.css';

// What stays in one piece: a string of a few words, and an option of a command, which browsers break after each hyphen.
const whole = /("[^"]{1,14}"|'[^']{1,14}'|(?:^|(?<=\s))--?\w[\w-]*)/;

const withBreaks = (text: string): ReactNode =>
  text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={part.startsWith('-') ? styles.option : styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{joined(partsOf(part))}</Fragment>
    ),
  );

/** Longer code may break at its spaces. */
const short = 16;

/** Inline code: a string or a short phrase stays in one piece, a long identifier may break where its words join. */
export default function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  const isPhrase = typeof children === 'string' && children.length <= short && children.includes(' ');
  return (
    <code className={isPhrase ? styles.whole : undefined} {...props}>
      {typeof children === 'string' ? withBreaks(children) : children}
    </code>
  );
}
