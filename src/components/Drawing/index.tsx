import type {ReactNode} from 'react';
import {useMarkup} from '@site/src/lib/useMarkup';
import styles from './styles.module.css';

type Props = {
  /** File name in `src/diagrams`, without its ending. */
  name: string;
  /** The drawing's markup, put here by the build; it brings its own title and description. */
  svg: string;
};

/** A diagram of our own. It takes its colors from the theme and scrolls sideways on narrow screens. */
export default function Drawing({name, svg}: Props): ReactNode {
  return (
    <figure
      className={styles.drawing}
      data-diagram={name}
      // A box that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dangerouslySetInnerHTML={useMarkup(svg)}
    />
  );
}
