import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import LineIcon from '@site/src/components/LineIcon';

/** A sun: the light theme. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1" />
    </LineIcon>
  );
}
