import type {ReactNode} from 'react';
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';

/** A panel of tabs. Where all panels are shown, on paper and without scripts, each begins with the name of its tab. */
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
