import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {steps} from './steps';
import Terrain from './terrain.svg';
import styles from './styles.module.css';

/** The path from an account to personalized pages as a trail of linked steps: a map, where it fits. */
export default function Journeyimg(): ReactNode {
  return (
    <nav className={styles.map} aria-label="The journey, step by step">
      <Terrain aria-hidden="true" />
      <ol className={`clean-list margin--none ${styles.steps}`}>
        {steps.map(({title, to}) => (
          <li key={title} className={styles.step}>
            <Link className={`aligned circle ${styles.link}`} to={to}>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
