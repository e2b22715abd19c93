import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TOCItems from '@theme/TOCItems';
import ContentsMenu from '@site/src/components/ContentsMenu';
import {DocData} from '@site/src/components/StructuredData';
import PageMarkdown from '@site/src/components/PageMarkdown';
import VendorLogo from '@site/src/components/VendorLogo';
import {usePlaceInView} from '@site/src/lib/usePlaceInView';
import styles from './styles.module.css';

/** A docs page with a destination logo next to the title. Without a column for the contents, they follow the title. */
export default function DocItemContent({children}: Props): ReactNode {
  usePlaceInView();
  const {toc, frontMatter, metadata} = useDoc();
  const {destination} = frontMatter as {destination?: {icon?: string}};
  return (
    <>
      <DocData />
      <PageMarkdown place="top" />
      {frontMatter.hide_title && <h1 className="unseen">{metadata.title}</h1>}
      {destination && (
        <div className={`panel ${styles.logo}`} data-search-skip="">
          <VendorLogo slug={destination.icon} name={metadata.title} isSingle />
        </div>
      )}
      <Content>
        {toc.length > 0 && (
          <ContentsMenu
            toc={toc}
            minHeadingLevel={frontMatter.toc_min_heading_level}
            maxHeadingLevel={frontMatter.toc_max_heading_level}
          />
        )}
        {frontMatter.hide_table_of_contents && (
          <nav
            className={`cluster ${ThemeClassNames.docs.docTocDesktop} ${styles.contents}`}
            aria-labelledby="contents">
            <strong id="contents">On this page</strong>
            <TOCItems
              toc={toc}
              maxHeadingLevel={2}
              className="cluster clean-list margin--none"
              linkActiveClassName="table-of-contents__link--active"
            />
          </nav>
        )}
        {children}
      </Content>
    </>
  );
}
