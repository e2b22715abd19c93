import type {ReactNode} from 'react';
import type {SearchHit} from '../contract';
import {headingsOf} from '../hits';
import MarkedText from './MarkedText';
import styles from './styles.module.css';

type Props = {
  hit: SearchHit;
  /** Whether the headings stand above the snippet; not where the page's title does. */
  isHeaded?: boolean;
};

/** The headings and the snippet of a hit. */
export default function HitText({hit, isHeaded = true}: Props): ReactNode {
  const snippet = hit._snippetResult.content.value;
  return (
    <>
      {isHeaded && (
        <span className={styles.headings}>
          {headingsOf(hit).map((html, index) => (
            <span key={index}>
              {index > 0 && <span className={styles.step}> › </span>}
              <MarkedText html={html} />
            </span>
          ))}
        </span>
      )}
      {snippet && (
        <span className={styles.snippet}>
          <MarkedText html={snippet} />
        </span>
      )}
    </>
  );
}
