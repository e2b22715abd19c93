import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {HitGroup, SearchHit} from '../types';
import {hrefOf} from '../hits';
import HitText from '../ui/HitText';
import {listId, optionId} from './ids';
import styles from './panel.module.css';

type Props = {
  groups: readonly HitGroup[];
  /** Number of the option that Enter opens. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (hit: SearchHit) => void;
};

/** Results under their pages: a list box whose options are links. */
export default function ResultList({groups, active, onActive, onChoose}: Props): ReactNode {
  const order = groups.flatMap(({hits}) => hits);
  return (
    <div role="listbox" id={listId} aria-label="Results">
      {groups.map(({path, title, section, hits}, number) => (
        <div role="group" key={path} aria-labelledby={`search-group-${number}`}>
          <div className={styles.groupTitle} id={`search-group-${number}`}>
            {title} <span className={styles.detail}>{section}</span>
          </div>
          {hits.map((hit) => {
            const index = order.indexOf(hit);
            return (
              <Link
                key={index}
                to={hrefOf(hit)}
                role="option"
                id={optionId(index)}
                tabIndex={index === active ? 0 : -1}
                aria-selected={index === active}
                className={clsx(styles.option, index === active && styles.active)}
                onMouseMove={() => onActive(index)}
                onClick={() => onChoose(hit)}>
                <HitText hit={hit} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
