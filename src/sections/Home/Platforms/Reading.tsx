import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Who reads the page, and what the record says of them. */
  visitor: string;
  record: string;
  /** The words that the record or a fallback puts into the page. */
  seeds: string;
  place: string;
};

/** The page as a visitor reads it. */
export default function Reading({visitor, record, seeds, place}: Props): ReactNode {
  return (
    <figure className={styles.reading}>
      <figcaption className={styles.visitor}>
        {visitor} <code>{record}</code>
      </figcaption>
      <p className={styles.headline}>
        Seeds for <mark>{seeds}</mark>
      </p>
      <div>
        Free delivery in <mark>{place}</mark>.
      </div>
    </figure>
  );
}
