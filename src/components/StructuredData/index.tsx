import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useActiveDocContext, useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {docsSets} from '@site/content/docsSets';
import {cardAddress} from '@site/src/lib/cardAddress';
import {routeOf} from '@site/src/lib/routeOf';
import {useBrand} from '@site/src/lib/useBrand';

/** JSON-LD in the head. A "<" inside it could end the script. */
const jsonLd = (data: object) => (
  <script type="application/ld+json">
    {JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c')}
  </script>
);

function useRoot(): string {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.url + siteConfig.baseUrl;
}

/** The site and its publisher, for the home page. */
export function SiteData(): ReactNode {
  const {name, company, tagline, supportEmail} = useBrand();
  const {i18n} = useDocusaurusContext();
  const url = useRoot();
  const publisher = {'@id': `${url}#organization`};
  return (
    <Head>
      {jsonLd({
        '@graph': [
          {
            '@type': 'WebSite',
            '@id': `${url}#website`,
            ...{name, url, description: tagline, inLanguage: i18n.currentLocale, publisher},
          },
          {
            '@type': 'Organization',
            ...publisher,
            ...{name: company, url, logo: `${url}img/icon-512.png`},
            contactPoint: {'@type': 'ContactPoint', contactType: 'customer support', email: supportEmail},
          },
        ],
      })}
    </Head>
  );
}

/** A docs page as an article, its breadcrumbs (docs, set of docs, page), and the text of its social card. */
export function DocData(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const {activeVersion} = useActiveDocContext(undefined);
  const {siteConfig, i18n} = useDocusaurusContext();
  const {company} = useBrand();
  const root = useRoot();
  const {title, description, lastUpdatedAt, sidebar, id} = metadata;
  const route = routeOf(metadata.permalink);
  const url = siteConfig.url + route;
  const image = assets.image ?? frontMatter.image;
  const set = docsSets.find((each) => each.sidebar === sidebar);
  const entry = activeVersion?.docs.find((doc) => doc.id === set?.entry && doc.id !== id);
  const crumbs = [
    {name: 'Docs', item: `${root}docs`},
    ...(set && entry ? [{name: set.label, item: siteConfig.url + entry.path}] : []),
    {name: title, item: url},
  ];
  const author = {'@type': 'Organization', name: company, url: root};
  return (
    <Head>
      {!image && <meta property="og:image:alt" content={title} />}
      {jsonLd({
        '@graph': [
          {
            '@type': 'TechArticle',
            ...{url, headline: title, description, inLanguage: i18n.currentLocale, author},
            image: new URL(image ?? siteConfig.baseUrl + cardAddress(route, siteConfig.baseUrl), root).href,
            dateModified: lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10),
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
          },
        ],
      })}
    </Head>
  );
}
