import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import DestinationWall from '@site/src/sections/DestinationWall';
import {Entrance, Notes} from '@site/src/sections/docs';
import {Section, SectionTitle} from '@site/src/sections/shared';

const choices = [
  {title: 'Stream', text: 'What a record is: a person, a session or a page view.'},
  {title: 'Schedule', text: 'Every 1 to 24 hours, or your own cron expression.'},
  {title: 'Destination settings', text: 'Your system’s address, permissions, and names. Its page explains each.'},
];

/** All destinations by the kind of system. */
export default function IntegrationsPage(): ReactNode {
  const {name, supportEmail} = useBrand();
  return (
    <Layout
      title="Integrations by system"
      description={`Every destination that ${name} sends leads to, by kind: warehouses, databases, queues, vector stores, CRM, email tools and more.`}>
      <main>
        <Entrance title="Integrations by system">
          Find your system, then read what it needs and how leads arrive in it.
        </Entrance>
        <Section labelledBy="all">
          <SectionTitle id="all" title="All destinations">
            We haven’t confirmed that the ones marked “Not confirmed” exist. Ask{' '}
            <Link to={`mailto:${supportEmail}`}>support</Link> before you plan with one. Is your system missing? A{' '}
            <Link to="/docs/destinations/webhook">webhook</Link> might reach it.
          </SectionTitle>
          <DestinationWall />
        </Section>
        <Section labelledBy="choices">
          <SectionTitle id="choices" title="Three choices in every integration" />
          <Notes notes={choices} />
          <Link to="/docs/intro-to-integrations">How integrations work</Link>
        </Section>
      </main>
    </Layout>
  );
}
