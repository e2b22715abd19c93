import type {ReactNode} from 'react';
import styles from './styles.module.css';

// An option of a command, at the beginning or after a space.
const option = /((?:^|(?<=\s))--?\w[\w-]*)/;

/** A part of code that has no break of its own. Browsers break after each hyphen: an option stays in one piece. */
export default function Part({children}: {children: string}): ReactNode {
  return children.split(option).map((text, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.option}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
