import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Symbol ID in `/img/logos.svg`; without one, the tile shows two letters. */
  slug?: string;
  /** The product's name. */
  name: string;
  /** Whether this is the page's only logo, which is then loaded instead of the whole sprite. */
  isSingle?: boolean;
};

/** Returns a letter and its digit, the initials of two words, or the first two letters. */
const monogram = (name: string): string => /^(\w\d)|^(.).*? (.)|^(..)/.exec(name)?.slice(1).join('') ?? name;

/** A vendor's logo, shown next to the product name, or a monogram if the logo may not be used. */
export default function VendorLogo({slug, name, isSingle = false}: Props): ReactNode {
  const sprite = useBaseUrl(isSingle ? `/img/logos/${slug}.svg` : '/img/logos.svg');
  return slug ? (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${slug}`} />
    </svg>
  ) : (
    <span className={`${styles.logo} ${styles.monogram}`} data-mark={monogram(name)} aria-hidden="true" />
  );
}
