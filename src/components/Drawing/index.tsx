import type {ReactNode} from 'react';
import {useMarkup} from '@site/src/lib/useMarkup';
import styles from './styles.module.css';

type Props = {
  /** File name in `src/diagrams`, without its ending. */
  name: string;
  /** The drawing's markup in both its shapes, put here by the build; it brings its own title and description. */
  svg: string;
};

/** A diagram of our own. It takes its colors from the theme, and its stacked shape where the wide one is too small to read. */
export default function Drawing({name, svg}: Props): ReactNode {
  return <figure className={`panel ${styles.drawing}`} data-diagram={name} dangerouslySetInnerHTML={useMarkup(svg)} />;
}
