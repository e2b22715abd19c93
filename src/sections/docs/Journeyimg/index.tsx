import type {ReactNode} from 'react';
import QuietLink from '../../QuietLink';
import {stations} from './stations';
import Terrain from './Terrain';
import styles from './styles.module.css';

/** The way from an account to personalized pages as a trail of linked stations: a map where there is room, a list elsewhere. */
export default function Journeyimg(): ReactNode {
  return (
    <nav className={styles.journey} aria-label="The journey, station by station">
      <div className={styles.map}>
        <Terrain />
        <ol className={styles.stations}>
          {stations.map(({name, to, x, y}) => (
            <li key={name} className={styles.station} style={{left: `${x}%`, top: `${y}%`}}>
              <QuietLink className={styles.link} to={to}>
                {name}
              </QuietLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
