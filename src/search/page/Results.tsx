import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchResult} from '../contract';
import {groupHits, pathOf} from '../hits';
import HitText from '../ui/HitText';
import styles from './styles.module.css';

/** A page of results, under the pages they are on. */
export default function Results({result}: {result: SearchResult}): ReactNode {
  return (
    <ol className={styles.list}>
      {groupHits(result.hits).map(({path, title, section, hits}) => (
        <li key={path} className={styles.group}>
          <h2 className={styles.title}>
            <Link to={path}>{title}</Link> <span className={styles.section}>{section}</span>
          </h2>
          <ul className={styles.hits}>
            {hits.map((hit) => (
              <li key={hit.objectID}>
                {hit.type === 'lvl1' ? (
                  <HitText hit={hit} isHeaded={false} />
                ) : (
                  <Link to={pathOf(hit.url)} className={styles.hit}>
                    <HitText hit={hit} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
