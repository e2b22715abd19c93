import {type ReactNode, useEffect} from 'react';
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

/** The mobile menu as a dialog should be: it takes the focus, keeps it, and Escape gives it back. */
export default function MobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => (shown ? openMenu(toggle) : undefined), [shown, toggle]);
  return <Layout {...props} />;
}
