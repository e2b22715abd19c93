import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

// An item's props depend on its type, which only the item knows.
const Item = NavbarItem as ComponentType<Record<string, unknown>>;

/** A navbar dropdown as `<details>`; the inline starter closes every `details[data-menu]`. */
export default function DropdownNavbarItemDesktop({items, className, label}: Props): ReactNode {
  const pathname = useLocalPathname();
  const isActive = items.some(({activeBasePath}) => activeBasePath && pathname.startsWith(activeBasePath));
  return (
    <details data-menu="" className={`navbar__item dropdown dropdown--right ${styles.menu}`}>
      <summary className={clsx('navbar__link', isActive && 'navbar__link--active', className)}>{label}</summary>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <Item isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </details>
  );
}
