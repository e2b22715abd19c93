import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import SidebarHead from '@site/src/components/SidebarHead';

/** The docs sidebar, with the set and version switches at the top. */
export default function DocSidebarContent(props: Props): ReactNode {
  return (
    <>
      <SidebarHead />
      <Content {...props} />
    </>
  );
}
