import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Symbol in `/img/logos.svg`: the slug of a logo, or the category of a destination without one. */
  slug: string;
  /** Whether the page shows no other: it loads this one instead of all. */
  isSingle?: boolean;
};

/** The logo of another company's product, beside its name, or a glyph of its kind where no logo may be used. */
export default function VendorLogo({slug, isSingle = false}: Props): ReactNode {
  const sheet = useBaseUrl(isSingle ? `/img/logos/${slug}.svg` : '/img/logos.svg');
  return (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${slug}`} />
    </svg>
  );
}
