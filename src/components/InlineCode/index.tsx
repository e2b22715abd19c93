import {type ComponentProps, Fragment, type ReactNode} from 'react';
import {unbroken, withLineBreaks, splitAtBreaks} from './lineBreaks';
import styles from './styles.module.css';

const withBreaks = (text: string): ReactNode =>
  text.split(unbroken).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={part.length > 13 ? styles.long : styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{withLineBreaks(splitAtBreaks(part))}</Fragment>
    ),
  );

/** Inline code. Strings and short phrases never wrap; long identifiers may wrap between their words. */
export default function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return <code {...props}>{typeof children === 'string' ? withBreaks(children) : children}</code>;
}
