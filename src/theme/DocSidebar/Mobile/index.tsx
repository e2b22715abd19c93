import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import SidebarHead from '@site/src/components/SidebarHead';

function Menu({sidebar, path}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const closeForLinks = (item: PropSidebarItem) => {
    if (item.type === 'link' || (item.type === 'category' && item.href)) {
      toggle();
    }
  };
  return (
    <>
      <SidebarHead onFollow={toggle} />
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems items={sidebar} activePath={path} onItemClick={closeForLinks} level={1} />
      </ul>
    </>
  );
}

/** The docs sidebar inside the mobile menu, with the switches between sets of docs and versions at its head. */
export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
