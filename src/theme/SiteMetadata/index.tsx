import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {cardAddress, cardSize} from '@site/src/lib/cardAddress';
import textFont from '../../css/fonts/inter-400-600.woff2';
import titleFont from '../../css/fonts/newsreader-500.woff2';

/** Adds the page's social card and preloads the fonts. A page's own metadata comes later, so its `image` wins. */
export default function SiteMetadataWithCard(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardAddress(pathname, siteConfig.baseUrl)} />
      <Head>
        {[titleFont, textFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <meta property="og:image:width" content={String(cardSize.width)} />
        <meta property="og:image:height" content={String(cardSize.height)} />
        <meta property="og:image:alt" content={siteConfig.title} />
      </Head>
    </>
  );
}
