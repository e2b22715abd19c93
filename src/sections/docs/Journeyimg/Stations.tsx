import type {ReactNode} from 'react';
import QuietLink from '../../QuietLink';
import {stations} from './stations';
import styles from './styles.module.css';

/** What is done at each station of the journey, and what one has at its end. */
export default function Stations(): ReactNode {
  return (
    <ol className={styles.details}>
      {stations.map(({name, to, text, result}) => (
        <li key={name}>
          <h3 className={styles.name}>
            <QuietLink to={to}>{name}</QuietLink>
          </h3>
          <p>{text}</p>
          <p className={styles.result}>{result}</p>
        </li>
      ))}
    </ol>
  );
}
