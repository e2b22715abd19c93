import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import MobileContents from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import {docsSets} from '@site/content/docsSets';
import VendorLogo from '@site/src/components/VendorLogo';
import {DocData} from '@site/src/components/StructuredData';
import {usePlaceInView} from '@site/src/lib/usePlaceInView';
import styles from './styles.module.css';

/** A docs page with the name of its set of docs above the title, and on a phone its contents below. */
export default function DocItemContent({children}: Props): ReactNode {
  usePlaceInView();
  const {toc, frontMatter} = useDoc();
  const {destination} = frontMatter as {destination?: {icon: string}};
  const hasMobileContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  const sidebar = useDocsSidebar();
  return (
    <>
      <DocData />
      <p className={styles.set} data-search-skip="">
        {destination && <VendorLogo slug={destination.icon} isSingle />}
        {docsSets.find((set) => set.sidebar === sidebar?.name)?.label}
      </p>
      <Content>
        {hasMobileContents && <MobileContents />}
        {children}
      </Content>
    </>
  );
}
