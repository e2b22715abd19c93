import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';
import LineIcon from '@site/src/components/LineIcon';

/** A disk, half of it filled: the theme of the system. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx={12} cy={12} r={8} />
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </LineIcon>
  );
}
