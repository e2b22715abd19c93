import type {ReactNode} from 'react';
import {useMarkup} from '@site/src/lib/useMarkup';
import styles from './styles.module.css';

type Props = {
  /** File name in `src/diagrams`, without the extension. */
  name: string;
  /** Markup of the wide and narrow variants, with title and description; injected at build time. */
  svg: string;
};

/** An SVG diagram in theme colors. It switches to the narrow variant where the wide one is too small to read. */
export default function Drawing({name, svg}: Props): ReactNode {
  return <figure className={`panel ${styles.drawing}`} data-diagram={name} dangerouslySetInnerHTML={useMarkup(svg)} />;
}
