import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {removeHistoryEntry} from '@site/src/client/navigation';
import {currentPage, keepInView} from '@site/src/lib/keepInView';
import {isComposing, isSearchShortcut, opensElsewhere} from '@site/src/lib/keys';

type State = {isMenu?: boolean} | null;

/** Everything that the open menu covers. */
const coveredParts = () => [
  ...document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar > .navbar__inner'),
];

const isMenuEntry = () => (window.history.state as State)?.isMenu === true;

function openMenu(toggle: () => void): () => void {
  const covered = coveredParts();
  const opener = document.activeElement;
  const onKey = (event: KeyboardEvent) => {
    const isInner = document.querySelector('details[data-menu][open]') !== null;
    // Search opens in place of the menu, which would cover the page that a result leads to.
    if ((event.key === 'Escape' && !isComposing(event) && !isInner) || isSearchShortcut(event)) {
      toggle();
    }
  };
  covered.forEach((part) => (part.inert = true));
  document.addEventListener('keydown', onKey);
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  keepInView(currentPage);
  // An entry of its own lets Back close the menu, even when the page before is another document. Its state is that of
  // the page, so the router takes both for one.
  window.history.pushState({...(window.history.state as State), isMenu: true}, '');
  return () => {
    covered.forEach((part) => (part.inert = false));
    document.removeEventListener('keydown', onKey);
    const back = opener instanceof HTMLElement && opener !== document.body ? opener : null;
    (back ?? document.querySelector<HTMLElement>('.navbar__toggle'))?.focus({preventScroll: true});
    if (isMenuEntry()) {
      removeHistoryEntry();
    }
  };
}

/** The phone menu as a modal dialog, rendered when it is first opened, with a link to the home page at its head. */
export default function MobileSidebarLayout({primaryMenu, ...props}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  const [wasOpened, setWasOpened] = useState(shown);
  if (shown && !wasOpened) {
    setWasOpened(true);
  }
  useEffect(() => (shown ? openMenu(toggle) : undefined), [shown, toggle]);
  // A page that is opened from the menu takes the place of the menu's entry.
  const follow = ({nativeEvent: event}: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not([role=button])') : null;
    if (link && !link.target && link.origin === window.location.origin && !opensElsewhere(event) && isMenuEntry()) {
      event.preventDefault();
      // Closing the menu is enough for the page that is open.
      if (link.href !== window.location.href) {
        history.replace(link.pathname + link.search + link.hash);
      }
    }
  };
  if (!wasOpened) {
    return null;
  }
  return (
    // Catches the clicks of all links inside, which bubble here from whatever renders them.
    <div onClickCapture={follow}>
      <Layout
        {...props}
        primaryMenu={
          <>
            <ul className="menu__list">
              <li className="menu__list-item">
                <Link className="menu__link" to="/" onClick={toggle}>
                  Home page
                </Link>
              </li>
            </ul>
            {primaryMenu}
          </>
        }
      />
    </div>
  );
}
