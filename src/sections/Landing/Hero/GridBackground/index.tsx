import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The squared paper of a notebook, fading out downwards. Fills the nearest positioned ancestor; decoration only. */
export default function GridBackground(): ReactNode {
  return <div className={styles.grid} aria-hidden="true" />;
}
