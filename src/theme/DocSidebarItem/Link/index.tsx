import {type ReactNode, useEffect} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {keepInView} from '@site/src/lib/keepInView';

/** A link of the docs sidebar. The sidebar scrolls to the one of the page that is being read. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  const isActive = isActiveSidebarItem(props.item, props.activePath);
  useEffect(() => {
    if (isActive) {
      keepInView('.menu__link[aria-current="page"]');
    }
  }, [isActive]);
  return <Link {...props} />;
}
