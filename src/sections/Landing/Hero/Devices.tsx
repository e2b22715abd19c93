import type {ReactNode} from 'react';
import Picture from './devices.svg';
import styles from './styles.module.css';

/** A campaign page with the pixel in its head, and the path from there to the record below the page. */
export default function Devices(): ReactNode {
  return (
    <Picture
      className={styles.devices}
      role="img"
      aria-label="A campaign page with the pixel in its head, and a line from the pixel to the record"
    />
  );
}
