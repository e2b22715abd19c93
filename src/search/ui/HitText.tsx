import type {ReactNode} from 'react';
import type {SearchHit} from '../types';
import {headingsOf} from '../hits';
import MarkedText from './MarkedText';
import styles from './styles.module.css';

type Props = {
  hit: SearchHit;
  /** Whether the headings stand above the snippet; not where the page's title does. */
  isHeaded?: boolean;
  /** What stands beside the headings. */
  aside?: ReactNode;
};

/** The headings and the snippet of a hit. The snippet's place is kept until it has loaded. */
export default function HitText({hit, isHeaded = true, aside}: Props): ReactNode {
  const {text} = hit;
  return (
    <>
      {isHeaded && (
        <span className={styles.headings}>
          {headingsOf(hit).map((heading, index) => (
            <span key={index}>
              {index > 0 && <span className={styles.step}> › </span>}
              <MarkedText text={heading} />
            </span>
          ))}
          {aside}
        </span>
      )}
      {text === undefined && <span className={styles.place} />}
      {text !== undefined && text.length > 0 && (
        <span className={styles.snippet}>
          <MarkedText text={text} />
        </span>
      )}
    </>
  );
}
