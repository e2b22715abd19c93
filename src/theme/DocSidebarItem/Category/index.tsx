import {type ReactNode, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import styles from './styles.module.css';

/** A sidebar category as `<details>`, which opens before hydration. It is open on its own pages. */
export default function DocSidebarItemCategory({item, onItemClick, activePath, level, tabIndex}: Props): ReactNode {
  const {label, href, linkUnlisted, className, collapsible, collapsed} = item;
  const items = useVisibleSidebarItems(item.items, activePath);
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const [isOpenAtFirst] = useState(isActive || !collapsible || !collapsed);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isActive && details.current) {
      details.current.open = true;
    }
  }, [isActive, activePath]);
  const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', className)}>
      <details ref={details} className={styles.category} open={isOpenAtFirst}>
        <summary
          className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', isActive && 'menu__link--active')}
          tabIndex={tabIndex}>
          {href && !linkUnlisted ? (
            <Link to={href} aria-current={isCurrent ? 'page' : undefined} onClick={() => onItemClick?.(item)}>
              {label}
            </Link>
          ) : (
            label
          )}
        </summary>
        <ul className="menu__list">
          <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
