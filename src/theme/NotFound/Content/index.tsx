import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {docsSets} from '@site/content/docsSets';
import {PageHeader, Notes, SearchWithSuggestions} from '@site/src/sections/docs';
import {Section, SectionTitle} from '@site/src/sections/shared';
import {queryFromPath} from '@site/src/lib/unknownPath';

const entries = [
  {to: '/docs/start-pixel-installation', title: 'Install the pixel', text: 'With a snippet, or on your platform'},
  {to: '/docs/intro-to-integrations', title: 'Deliver your leads', text: 'Choose what is sent, where, and when'},
  {to: '/docs/intro-to-graphql', title: 'Call the API', text: 'Send events and look up people from your code'},
  {to: '/docs/faq', title: 'Frequently asked questions', text: 'Short answers, with links to more'},
];

const sets = docsSets.map(({label, entry, description}) => ({title: label, to: `/docs/${entry}`, text: description}));

/** The 404 page: a search for the words in the URL, the pages most readers look for, and all docs sets. */
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
        The page might have moved, or the URL might have a typo.
      </PageHeader>
      <Section labelledBy="popular">
        <SectionTitle id="popular" title="Popular pages" />
        <Notes notes={entries} />
      </Section>
      <Section labelledBy="sets">
        <SectionTitle id="sets" title="All docs" />
        <Notes notes={sets} />
      </Section>
    </main>
  );
}
