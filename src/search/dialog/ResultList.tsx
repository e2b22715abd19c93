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

/** Whether a hit is the page itself, and not a part of it. */
const isPage = (hit: SearchHit | undefined) => hit?.trail.length === 1;

const Section = ({name}: {name: string}) => <span className={styles.detail}> {name}</span>;

/**
 * Results under their pages: a list box whose options are links. Where the page itself is found, it is the heading of the
 * others, and its title stands there once.
 */
export default function ResultList({groups, active, onActive, onChoose}: Props): ReactNode {
  const order = groups.flatMap(({hits}) => hits);
  return (
    <div role="listbox" id={listId} aria-label="Results">
      {groups.map(({path, title, section, hits}) => (
        <div role="group" key={path} aria-label={`${title}, ${section}`}>
          {!isPage(hits[0]) && (
            <div className={styles.groupTitle}>
              {title}
              <Section name={section} />
            </div>
          )}
          {hits.map((hit) => {
            const index = order.indexOf(hit);
            const isHead = hit === hits[0] && isPage(hit);
            return (
              <Link
                key={index}
                to={hrefOf(hit)}
                role="option"
                id={optionId(index)}
                tabIndex={index === active ? 0 : -1}
                aria-selected={index === active}
                className={clsx(styles.option, isHead && styles.page, index === active && styles.active)}
                onMouseMove={() => onActive(index)}
                onClick={() => onChoose(hit)}>
                <HitText hit={hit} aside={isHead && <Section name={section} />} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
