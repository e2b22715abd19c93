import {type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import styles from './styles.module.css';

// The props of an item depend on its kind, which only the item itself knows.
const Item = NavbarItem as ComponentType<Record<string, unknown>>;

const firstLink = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('a[href]')?.focus();

/** Closes when the reader points or moves the focus somewhere else. */
function useCloseOutside(box: React.RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onElsewhere = ({target}: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) {
        close();
      }
    };
    const kinds = ['mousedown', 'touchstart', 'focusin'];
    kinds.forEach((kind) => document.addEventListener(kind, onElsewhere));
    return () => kinds.forEach((kind) => document.removeEventListener(kind, onElsewhere));
  }, [box, close]);
}

/**
 * A menu of the navigation bar. It opens on hover, click, Enter, Space and arrow down; Escape closes it, hovered or
 * not, and gives the focus back to its button. It is lit where one of its items says that it begins with this address.
 */
export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const menuId = useId();
  const pathname = useLocalPathname();
  const isLit = items.some(({activeBasePath}) => activeBasePath && pathname.startsWith(activeBasePath));
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  useCloseOutside(box, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setDismissed(true);
      if (menu.current?.contains(document.activeElement)) {
        button.current?.focus();
      }
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      flushSync(() => setOpen(true));
      firstLink(menu.current);
    }
  };
  return (
    // Keys bubble here from the button and the links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setDismissed(false)}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}>
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link', styles.button, isLit && 'navbar__link--active', className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      <ul ref={menu} id={menuId} className="dropdown__menu">
        {items.map((item) => (
          <Item isDropdownItem activeClassName="dropdown__link--active" {...item} key={String(item.label)} />
        ))}
      </ul>
    </div>
  );
}
