import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {HeadRow} from '@site/src/components/HeadMenu';
import SetSwitch from '@site/src/components/SetSwitch';
import VersionSwitch from '@site/src/components/VersionSwitch';

/** The docs sidebar with the switches between sets of docs and versions at its head. */
export default function DocSidebarContent(props: Props): ReactNode {
  return (
    <>
      <HeadRow>
        <SetSwitch />
        <VersionSwitch />
      </HeadRow>
      <Content {...props} />
    </>
  );
}
