import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';

/** The items of the bar inside the mobile menu, below a link to the home page: the logo leads to the docs. */
export default function MobilePrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <ul className="menu__list">
        <li className="menu__list-item">
          <Link className="menu__link" to="/" onClick={toggle}>
            Home page
          </Link>
        </li>
      </ul>
      <PrimaryMenu />
    </>
  );
}
