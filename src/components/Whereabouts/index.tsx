import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import {trailTo} from './trail';
import styles from './styles.module.css';

/** A line that says where a docs page belongs: its set of docs, a link to the first page of it, and its categories. */
export default function Whereabouts(): ReactNode {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const sidebar = useDocsSidebar();
  const set = docsSets.find((each) => each.sidebar === sidebar?.name);
  if (!sidebar || !set || !activeDoc) {
    return null;
  }
  const start = activeVersion?.docs.find(({id}) => id === set.entry);
  return (
    <p className={styles.line} data-search-skip="">
      {start ? <Link to={start.path}>{set.label}</Link> : set.label}
      {trailTo(sidebar.items, activeDoc.path)?.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </p>
  );
}
