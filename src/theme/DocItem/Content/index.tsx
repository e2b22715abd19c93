import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {docsSets} from '@site/content/docsSets';
import {DocData} from '@site/src/components/StructuredData';
import {usePlaceInView} from '@site/src/lib/usePlaceInView';
import styles from './styles.module.css';

/** A docs page with the name of its set of docs above the title. */
export default function DocItemContent(props: Props): ReactNode {
  usePlaceInView();
  const sidebar = useDocsSidebar();
  return (
    <>
      <DocData />
      <p className={styles.set} data-search-skip="">
        {docsSets.find((set) => set.sidebar === sidebar?.name)?.label}
      </p>
      <Content {...props} />
    </>
  );
}
