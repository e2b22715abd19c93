import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchForm from '@site/src/components/SearchForm';
import SimilarPages from '@site/src/components/SimilarPages';

const entries = [
  {to: '/docs/start-pixel-installation', label: 'Install the pixel'},
  {to: '/docs/intro-to-integrations', label: 'Send leads to a destination'},
  {to: '/docs/intro-to-graphql', label: 'Call the API'},
  {to: '/docs/faq', label: 'Frequently asked questions'},
  {to: '/docs', label: 'All docs'},
];

/** The page for unknown addresses: search, pages with a similar address, and the pages most readers look for. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--lg text-page" data-start="">
      <PageMetadata description="There’s no page at this URL. Search the docs, or start from one of our most popular pages." />
      <Heading as="h1">Page not found</Heading>
      <p>There’s no page at this URL. It might have moved, or the link you followed has a typo.</p>
      <SearchForm />
      <SimilarPages />
      <h2 className="margin-top--lg">Popular pages</h2>
      <ul className="clean-list">
        {entries.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
