import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useActiveDocContext, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import styles from './styles.module.css';

/** The labels of the categories around a page, from the outside in; nothing when it is not among the items. */
function trailTo(items: readonly PropSidebarItem[], path?: string): string[] | undefined {
  for (const item of items) {
    const below = item.type === 'category' ? trailTo(item.items, path) : undefined;
    if (item.type === 'category' && below) {
      return [item.label, ...below];
    }
    if (item.type !== 'html' && item.href === path) {
      return [];
    }
  }
  return undefined;
}

/** A line that says where a docs page belongs: its set of docs and its categories. */
export default function Whereabouts(): ReactNode {
  const {activeDoc} = useActiveDocContext(undefined);
  const sidebar = useDocsSidebar();
  const set = docsSets.find((each) => each.sidebar === sidebar?.name);
  const places = sidebar && set ? [set.label, ...(trailTo(sidebar.items, activeDoc?.path) ?? [])] : [];
  return (
    <p className={styles.line} data-search-skip="">
      {places.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}
