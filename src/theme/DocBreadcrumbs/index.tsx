import type {ReactNode} from 'react';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import styles from './styles.module.css';

/** Breadcrumbs above the title of a docs page: its docs set and category. */
export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const category = useSidebarBreadcrumbs()?.findLast(({type}) => type === 'category');
  const set = docsSets.find((each) => each.sidebar === sidebar?.name);
  return (
    <p className={`soft ${styles.place}`} data-search-skip="">
      {[set?.label, category?.label].filter(Boolean).join(' › ')}
    </p>
  );
}
