import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import VersionSwitch from '@site/src/components/VersionSwitch';

/** The docs sidebar with the version switch at its head. */
export default function DocSidebarContent(props: Props): ReactNode {
  return (
    <>
      <VersionSwitch />
      <Content {...props} />
    </>
  );
}
