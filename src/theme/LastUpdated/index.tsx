import type {ReactNode} from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import AsSent from '@site/src/components/AsSent';

/** When a page was last changed, as it was sent: the date is formatted again only on pages that are opened within the site. */
export default function LastUpdatedAsSent(props: Props): ReactNode {
  return (
    <AsSent as="span" of={props.lastUpdatedAt ?? ''}>
      {() => <LastUpdated {...props} />}
    </AsSent>
  );
}
