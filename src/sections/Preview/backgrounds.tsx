import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The ground under a drawing: a scale at the foot of the nearest positioned ancestor; decoration only. */
export function FloorBackground(): ReactNode {
  return <div className={styles.floor} aria-hidden="true" />;
}

/** The squared paper of a notebook. Fills the nearest positioned ancestor; decoration only. */
export function GridBackground(): ReactNode {
  return <div className={styles.grid} aria-hidden="true" />;
}
