import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import styles from './styles.module.css';

/** The two ways to start. A call comes first, because registration is by invite. */
export default function StartLinks(): ReactNode {
  const {salesUrl} = useBrand();
  return (
    <p className={styles.links}>
      <Link className="button button--primary button--lg" to={salesUrl}>
        Book a call
      </Link>
      <Link className="button button--primary button--outline button--lg" to="/docs/quickstart">
        See how to start
      </Link>
    </p>
  );
}
