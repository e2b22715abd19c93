import type {ReactNode} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import SidebarHead from '@site/src/components/SidebarHead';

function Menu({sidebar, path}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <SidebarHead onFollow={toggle} />
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems items={sidebar} activePath={path} onItemClick={toggle} level={1} />
      </ul>
    </>
  );
}

/** The docs sidebar inside the mobile menu, with the set and version switches at the top. */
export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}
