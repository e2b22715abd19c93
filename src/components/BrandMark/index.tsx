import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Slug of the icon in `/img/marks.svg`; `none` draws the first letter of the name. */
  slug: string;
  name: string;
};

/** The mark of another company's product: its icon where there is one, its first letter where there is none. */
export default function BrandMark({slug, name}: Props): ReactNode {
  if (slug === 'none') {
    return (
      <span className={styles.letter} aria-hidden="true">
        {name.charAt(0)}
      </span>
    );
  }
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/img/marks.svg#${slug}`} />
    </svg>
  );
}
