import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Symbol in `/img/logos.svg`; without one the tile shows two letters. */
  slug?: string;
  /** The product's name. */
  name: string;
  /** Whether the page shows no other: it loads this one instead of all. */
  isSingle?: boolean;
};

/** A letter with its digit, the first letters of two words, or the first two letters. */
const monogram = (name: string): string => /^(\w\d)|^(.).*? (.)|^(..)/.exec(name)?.slice(1).join('') ?? name;

/** The logo of another company's product, beside its name; a monogram where no logo may be used. */
export default function VendorLogo({slug, name, isSingle = false}: Props): ReactNode {
  const sheet = useBaseUrl(isSingle ? `/img/logos/${slug}.svg` : '/img/logos.svg');
  return slug ? (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${slug}`} />
    </svg>
  ) : (
    <span className={`${styles.logo} ${styles.monogram}`} data-mark={monogram(name)} aria-hidden="true" />
  );
}
