import type {ReactNode} from 'react';
import '../../fonts/face.css';
import styles from './styles.module.css';

type Props = {
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Number of the plate, shown in the margin. */
  plate?: number;
  /** What the plate shows, in a few words, beside its number. */
  note?: string;
  children: ReactNode;
};

/** A section of a page: a rule above it, its plate number in the margin, its content beside it. */
export default function Section({labelledBy, plate, note, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={labelledBy}>
      <div className={styles.inner}>
        <p className={styles.note}>
          {plate !== undefined && <span className={styles.plate}>Plate {plate}</span>} {note}
        </p>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
