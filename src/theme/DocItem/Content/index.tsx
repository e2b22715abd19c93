import {type ReactNode, useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import TOCItems from '@theme/TOCItems';
import ContentsMenu from '@site/src/components/ContentsMenu';
import {DocData} from '@site/src/components/StructuredData';
import PageMarkdown from '@site/src/components/PageMarkdown';
import VendorLogo from '@site/src/components/VendorLogo';
import {anchorOf} from '@site/src/lib/anchorOf';
import {currentPageLink, followContents, keepInView} from '@site/src/lib/keepInView';
import styles from './styles.module.css';

// One frame later, the theme has expanded the page's category and marked the current section in the contents.
const follow = () => requestAnimationFrame(followContents);

/** Keeps the current entry visible in a docs page's sidebar and contents, and opens the fold that the hash targets. */
function useCurrentEntryInView(): void {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(anchorOf(location.hash));
    const fold = target?.closest('details');
    if (fold && !fold.open) {
      fold.open = true;
      target?.scrollIntoView();
    }
  }, [location]);
  useEffect(() => {
    requestAnimationFrame(() => keepInView(currentPageLink));
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, [location.pathname]);
}

/** A docs page with a destination logo next to the title. Without a column for the contents, they follow the title. */
export default function DocItemContent({children}: Props): ReactNode {
  useCurrentEntryInView();
  const {toc, frontMatter, metadata} = useDoc();
  const {destination} = frontMatter as {destination?: {icon?: string}};
  return (
    <>
      <DocData />
      <PageMarkdown place="top" />
      {frontMatter.hide_title && <h1 className="sr-only">{metadata.title}</h1>}
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
