import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  id: string;
  /** The heading's text. */
  title: string;
  /** Heading level; `display` is the large size of a page's first heading. */
  level?: 1 | 2;
  display?: boolean;
  /** One or two sentences below the heading. */
  children?: ReactNode;
};

/** The heading of a section with the sentence that follows it. */
export default function SectionTitle({id, title, level = 2, display = false, children}: Props): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <Heading id={id} className={display ? styles.display : styles.title}>
        {title}
      </Heading>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  );
}
