import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import TOCItems from '@theme/TOCItems';
import {docsSets} from '@site/content/docsSets';
import VendorLogo from '@site/src/components/VendorLogo';
import {DocData} from '@site/src/components/StructuredData';
import {usePlaceInView} from '@site/src/lib/usePlaceInView';
import styles from './styles.module.css';

/** A docs page with its set of docs above the title, and its contents below on a phone or where they have no column. */
export default function DocItemContent({children}: Props): ReactNode {
  usePlaceInView();
  const {toc, frontMatter} = useDoc();
  const {destination} = frontMatter as {destination?: {icon: string}};
  const sidebar = useDocsSidebar();
  return (
    <>
      <DocData />
      <p className={styles.set} data-search-skip="">
        {destination && <VendorLogo slug={destination.icon} isSingle />}
        {docsSets.find((set) => set.sidebar === sidebar?.name)?.label}
      </p>
      <Content>
        {toc.length > 0 && <MobileContents />}
        {frontMatter.hide_table_of_contents && (
          <nav className={styles.contents} aria-label="On this page">
            <TOCItems toc={toc} maxHeadingLevel={2} className="" linkClassName="" />
          </nav>
        )}
        {children}
      </Content>
    </>
  );
}
