import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/** A tab panel. In print and without scripts, where all panels are shown, each begins with its tab's name. */
export default function NamedTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-name" hidden data-search-skip="">
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}
