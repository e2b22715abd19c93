import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Breadcrumbs from '@theme/DocBreadcrumbs/StructuredData';
import {docsSets} from '@site/content/docsSets';
import {routeOf} from '@site/src/lib/routeOf';
import {useBrand} from '@site/src/lib/useBrand';

/** Structured data about the site and its publisher, for the home page. */
export function SiteData(): ReactNode {
  const {name, company, tagline, supportEmail} = useBrand();
  const {siteConfig, i18n} = useDocusaurusContext();
  const url = siteConfig.url + siteConfig.baseUrl;
  const publisher = {'@id': `${url}#organization`};
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        url,
        description: tagline,
        inLanguage: i18n.currentLocale,
        publisher,
      },
      {
        '@type': 'Organization',
        ...publisher,
        name: company,
        url,
        logo: `${url}img/icon-512.png`,
        contactPoint: {'@type': 'ContactPoint', contactType: 'customer support', email: supportEmail},
      },
    ],
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

/** Breadcrumb data of a docs page for search engines (docs, docs set, page), and the alt text of its social card. */
export function DocData(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {activeVersion} = useActiveDocContext(undefined);
  const {title, sidebar, id, permalink} = metadata;
  const set = docsSets.find((each) => each.sidebar === sidebar);
  const entry = activeVersion?.docs.find((doc) => doc.id === set?.entry && doc.id !== id);
  const crumbs = [
    {label: 'Docs', href: useBaseUrl('/docs')},
    ...(set && entry ? [{label: set.label, href: entry.path}] : []),
    {label: title, href: routeOf(permalink)},
  ];
  return (
    <>
      <Breadcrumbs breadcrumbs={crumbs.map((crumb) => ({type: 'link', ...crumb}))} />
      <Head>{!(assets.image ?? frontMatter.image) && <meta property="og:image:alt" content={title} />}</Head>
    </>
  );
}
