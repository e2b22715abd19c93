import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@card-texts';
import SiteMetadata from '@theme-original/SiteMetadata';
import {cardAddress, cardSize} from '@site/src/lib/cardAddress';
import displayFace from '../../css/fonts/newsreader-500.woff2';

/**
 * Names the page's social card as its image, before the page's own metadata, so that an `image` of the page wins; and
 * preloads the face of all titles.
 */
export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const text = texts[pathname] ?? texts['*'];
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardAddress(pathname, siteConfig.baseUrl)} />
      <Head>
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
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
