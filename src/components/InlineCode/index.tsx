import {type ComponentProps, Fragment, type ReactNode} from 'react';
import {joined, partsOf} from './parts';
import styles from './styles.module.css';

// What stays in one piece: a short phrase, a string of a few words, and an option, which browsers break after each hyphen.
const whole = /(^(?=\S+ ).{1,16}$|"[^"]{1,14}"|'[^']{1,14}'|\B-+\w[\w-]*)/;

const withBreaks = (text: string): ReactNode =>
  text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={/^["']/.test(part) ? styles.whole : styles.phrase}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{joined(partsOf(part))}</Fragment>
    ),
  );

/** Inline code: a string or a short phrase stays in one piece, a long identifier may break where its words join. */
export default function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return <code {...props}>{typeof children === 'string' ? withBreaks(children) : children}</code>;
}
