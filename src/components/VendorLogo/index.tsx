import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Slug of the icon in `/img/logos.svg`, or `none`. */
  slug: string;
  /** The product's name. */
  name: string;
  /** Whether the page shows no other: it loads this one instead of all. */
  isSingle?: boolean;
};

/** First letters of the first two words, or the first two letters. */
function monogram(name: string): string {
  const words = name.match(/[a-z0-9]+/gi) ?? [];
  return words.length > 1
    ? words
        .slice(0, 2)
        .map((word) => word.charAt(0))
        .join('')
    : name.slice(0, 2);
}

/** The logo of another company's product, beside its name; a monogram where there is no logo that may be used. */
export default function VendorLogo({slug, name, isSingle = false}: Props): ReactNode {
  const sheet = useBaseUrl(isSingle ? `/img/logos/${slug}.svg` : '/img/logos.svg');
  if (slug === 'none') {
    return <span className={styles.monogram} data-mark={monogram(name)} aria-hidden="true" />;
  }
  return (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${slug}`} />
    </svg>
  );
}
