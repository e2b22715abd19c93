import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {badgeTones} from '@site/content/components/pageComponents';
import styles from './styles.module.css';

type Props = {tone?: (typeof badgeTones)[number]; children: ReactNode};

/** A short status label. The tone only adds color; the text alone carries the meaning. */
export default function Badge({tone = 'neutral', children}: Props): ReactNode {
  return <strong className={clsx(styles.badge, styles[tone])}>{children}</strong>;
}
