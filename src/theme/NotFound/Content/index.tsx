import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageHeader, Notes, SearchWithSuggestions} from '@site/src/sections/docs';
import {Section, SectionTitle} from '@site/src/sections/shared';
import {queryFromPath} from '@site/src/lib/unknownPath';

const entries = [
  {to: '/docs/start-pixel-installation', title: 'Install the pixel', text: 'With a snippet, or on your platform.'},
  {
    to: '/docs/intro-to-integrations',
    title: 'Send leads to a destination',
    text: 'Choose what is sent, where, and when.',
  },
  {to: '/docs/intro-to-graphql', title: 'Call the API', text: 'Send events and look up people from your code.'},
  {to: '/docs/faq', title: 'Frequently asked questions', text: 'Short answers, with links to more.'},
];

/** The 404 page: a search for the words in the URL, and the pages most readers look for. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  // The same file is served for every unknown URL.
  const query = useIsBrowser() ? queryFromPath(pathname) : '';
  return (
    <main data-start="">
      <PageMetadata
        title="Page not found"
        description="There’s no page at this URL. Search the docs, or start from one of our most popular pages."
      />
      <PageHeader title="Page not found" beside={<SearchWithSuggestions query={query} />}>
        There’s no page at this URL. It might have moved, or the link you followed has a typo.{' '}
        <Link to="/docs">All docs</Link>
      </PageHeader>
      <Section labelledBy="popular">
        <SectionTitle id="popular" title="Popular pages" />
        <Notes notes={entries} />
      </Section>
    </main>
  );
}
