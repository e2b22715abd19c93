import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** Slug of the icon in `/img/logos.svg`; `none` draws a dot in its place. */
  slug: string;
};

/** The logo of another company's product, beside its name; a dot where there is no logo that may be used. */
export default function VendorLogo({slug}: Props): ReactNode {
  const sheet = useBaseUrl('/img/logos.svg');
  if (slug === 'none') {
    return <span className={styles.dot} aria-hidden="true" />;
  }
  return (
    <svg className={styles.logo} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${slug}`} />
    </svg>
  );
}
