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
  {title: 'Destination settings', text: 'Address, permissions and names of your system; its page explains each.'},
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
          Find your system, and read what it needs and how a lead lands in it.
        </Entrance>
        <Section labelledBy="all">
          <SectionTitle id="all" title="All destinations">
            Those on request may not be in your list; <Link to={`mailto:${supportEmail}`}>support</Link> can tell you
            whether they can be switched on. Is your system missing? A{' '}
            <Link to="/docs/destinations/webhook">webhook</Link> may reach it.
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
