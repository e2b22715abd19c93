import {type ReactNode, useEffect, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {currentPage, keepInView} from '@site/src/lib/keepInView';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** Everything that the open menu covers. */
const behind = () => [
  ...document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar > .navbar__inner'),
];

function openMenu(toggle: () => void): () => void {
  const covered = behind();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      toggle();
    }
  };
  covered.forEach((part) => (part.inert = true));
  document.addEventListener('keydown', onKey);
  document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  keepInView(currentPage);
  return () => {
    covered.forEach((part) => (part.inert = false));
    document.removeEventListener('keydown', onKey);
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

/**
 * The mobile menu as a dialog should be: it takes the focus, keeps it, and Escape gives it back. It is made when it is
 * first opened: with the sidebar in it, it is a sixth of what a phone does until a docs page is alive.
 */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [isMade, setIsMade] = useState(shown);
  if (shown && !isMade) {
    setIsMade(true);
  }
  useEffect(() => (shown ? openMenu(toggle) : undefined), [shown, toggle]);
  return isMade ? <Layout {...props} /> : null;
}
