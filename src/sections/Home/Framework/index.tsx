import type {ReactNode} from 'react';
import Card from '@site/src/components/Cards/Card';
import Cards from '@site/src/components/Cards';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';

const install = '/docs/start-pixel-installation#install-it';

const places = [
  {title: 'Plain HTML', to: install, text: 'In index.html, or once in the header file that all pages include.'},
  {title: 'WordPress', to: install, text: 'Printed by wp_head from a small plugin file that survives theme updates.'},
  {
    title: 'Shopify theme',
    to: install,
    text: 'In layout/theme.liquid, right after the head opens. Not in the settings.',
  },
  {title: 'Next.js', to: install, text: 'In app/layout.tsx, with one more page view on each change of route.'},
  {
    title: 'Other single-page apps',
    to: '/docs/event-pageview#where-and-when-to-push',
    text: 'A page view on the first load, then one on each change of route.',
  },
  {
    title: 'Your own server',
    to: '/docs/graphql/basic-graphql-request',
    text: 'Where no script can run: report the page view over the GraphQL API.',
  },
];

/** Platforms and frameworks, each an entrance to the steps for it. */
export default function Framework({plate}: {plate?: number}): ReactNode {
  return (
    <Section labelledBy="framework" plate={plate} note="Habitat">
      <SectionTitle id="framework" title="Any site whose head you can edit">
        The snippet is the same everywhere; only the file it goes into differs.
      </SectionTitle>
      <Cards>
        {places.map(({title, to, text}) => (
          <Card key={title} title={title} to={to}>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}
