import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Edit';
import LineIcon from '@site/src/components/LineIcon';
import styles from './styles.module.css';

/** A pencil. */
export default function IconEdit(props: Props): ReactNode {
  return (
    <LineIcon width={18} height={18} aria-hidden className={styles.pencil} {...props}>
      <path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3" />
    </LineIcon>
  );
}
