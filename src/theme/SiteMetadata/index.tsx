import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@card-texts';
import SiteMetadata from '@theme-original/SiteMetadata';
import DisplayFace from '@site/src/components/DisplayFace';
import {cardAddress, cardSize} from '@site/src/lib/cardAddress';

/**
 * Names the page's card as its picture, and the face of its titles. The card stands before the page's own metadata, so
 * an `image` of the page wins.
 */
export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const text = texts[pathname] ?? texts['*'];
  return (
    <>
      <SiteMetadata />
      <DisplayFace />
      <PageMetadata image={cardAddress(pathname, siteConfig.baseUrl)} />
      {text && (
        <Head>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(cardSize.width)} />
          <meta property="og:image:height" content={String(cardSize.height)} />
          <meta property="og:image:alt" content={text} />
          <meta name="twitter:image:alt" content={text} />
        </Head>
      )}
    </>
  );
}
