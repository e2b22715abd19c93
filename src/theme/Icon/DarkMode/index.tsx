import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import LineIcon from '@site/src/components/LineIcon';

/** A moon: the dark theme. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10z" />
    </LineIcon>
  );
}
