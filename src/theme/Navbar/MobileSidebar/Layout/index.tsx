import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {removeHistoryEntry} from '@site/src/client/navigation';
import {currentPageLink, keepInView} from '@site/src/lib/keepInView';
import {isComposing, isSearchShortcut, opensElsewhere} from '@site/src/lib/keys';

type State = {isMenu?: boolean} | null;

/** Returns all elements that the open menu covers. */
const coveredParts = () => [
  ...document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar > .navbar__inner'),
];

const isMenuEntry = () => (window.history.state as State)?.isMenu === true;

function openMenu(toggle: () => void): () => void {
  const covered = coveredParts();
  const opener = document.activeElement;
  const onKey = (event: KeyboardEvent) => {
    const isInner = document.querySelector('details[data-menu][open]') !== null;
    // Close the menu when search opens, because it would cover the page of a result.
    if ((event.key === 'Escape' && !isComposing(event) && !isInner) || isSearchShortcut(event)) {
      toggle();
    }
  };
  covered.forEach((part) => (part.inert = true));
  document.addEventListener('keydown', onKey);
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  keepInView(currentPageLink);
  // The menu's own history entry lets Back close it, even if the previous page is another document. It copies the
  // page's state, so the router treats both as one entry.
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

/** The mobile menu as a modal dialog with a link to the home page at the top. It renders when first opened. */
export default function MobileSidebarLayout({primaryMenu, ...props}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  const [wasOpened, setWasOpened] = useState(shown);
  if (shown && !wasOpened) {
    setWasOpened(true);
  }
  useEffect(() => (shown ? openMenu(toggle) : undefined), [shown, toggle]);
  // A page opened from the menu replaces the menu's history entry.
  const follow = ({nativeEvent: event}: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not([role=button])') : null;
    if (link && !link.target && link.origin === window.location.origin && !opensElsewhere(event) && isMenuEntry()) {
      event.preventDefault();
      // For the current page, closing the menu is enough.
      if (link.href !== window.location.href) {
        history.replace(link.pathname + link.search + link.hash);
      }
    }
  };
  if (!wasOpened) {
    return null;
  }
  return (
    // Handles clicks on all links inside, whichever component renders them.
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
