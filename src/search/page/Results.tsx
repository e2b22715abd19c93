import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HitGroup} from '../types';
import {hrefOf} from '../hits';
import HitText from '../ui/HitText';
import styles from './styles.module.css';

/** A page of results, under the pages they are on. */
export default function Results({groups}: {groups: readonly HitGroup[]}): ReactNode {
  return (
    <ol className={styles.list}>
      {groups.map(({path, title, section, hits}) => (
        <li key={path} className={styles.group}>
          <h2 className={styles.title}>
            <Link to={path}>{title}</Link> <span className={styles.section}>{section}</span>
          </h2>
          <ul className={styles.hits}>
            {hits.map((hit, index) => (
              <li key={index}>
                {hit.trail.length === 1 ? (
                  <HitText hit={hit} isHeaded={false} />
                ) : (
                  <Link to={hrefOf(hit)} className={styles.hit}>
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
