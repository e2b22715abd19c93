import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Slug of the icon in `/img/logos.svg`; `none` draws the first letter of the name. */
  slug: string;
  name: string;
};

/** The logo of another company's product: its icon where there is one, its first letter where there is none. */
export default function VendorLogo({slug, name}: Props): ReactNode {
  const sheet = useBaseUrl('/img/logos.svg');
  if (slug === 'none') {
    return (
      <span className={styles.letter} aria-hidden="true">
        {name.charAt(0)}
      </span>
    );
  }
  return (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${slug}`} />
    </svg>
  );
}
