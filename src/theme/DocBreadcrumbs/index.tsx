import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import VendorLogo from '@site/src/components/VendorLogo';
import styles from './styles.module.css';

/** Where a docs page is, above its title: its set of docs and its category. A destination has its logo there. */
export default function DocBreadcrumbs(): ReactNode {
  const {destination} = useDoc().frontMatter as {destination?: {icon: string}};
  const sidebar = useDocsSidebar();
  const category = useSidebarBreadcrumbs()?.findLast(({type}) => type === 'category');
  const set = docsSets.find((each) => each.sidebar === sidebar?.name);
  return (
    <p className={styles.set} data-search-skip="">
      {destination && <VendorLogo slug={destination.icon} isSingle />}
      {[set?.label, category?.label].filter(Boolean).join(' › ')}
    </p>
  );
}
