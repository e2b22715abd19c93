import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** Whether the title is beside the content where there is room. The children are then these two. */
  beside?: boolean;
  children: ReactNode;
};

/** A section of a page: a rule above it, then its title and its content. */
export default function Section({labelledBy, beside = false, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={labelledBy}>
      <div className={clsx(styles.inner, beside && styles.beside)}>{children}</div>
    </section>
  );
}
