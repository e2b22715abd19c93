import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import DestinationWall from '@site/src/sections/DestinationWall';
import {Entrance, Notes} from '@site/src/sections/docs';
import {Section, SectionTitle} from '@site/src/sections/shared';

const choices = [
  {title: 'Stream', text: 'What each record represents: a person, a session, or a page view.'},
  {title: 'Schedule', text: 'Every 1 to 24 hours, or on your own cron schedule.'},
  {
    title: 'Destination settings',
    text: 'Your system’s address, permissions, and names. For details, see the destination’s page.',
  },
];

/** All destinations by the kind of system. */
export default function IntegrationsPage(): ReactNode {
  const {name, supportEmail} = useBrand();
  return (
    <Layout
      title="Integrations by system"
      description={`Every destination that ${name} sends leads to, by type: warehouses, databases, queues, vector stores, CRMs, email tools, and more.`}>
      <main>
        <Entrance title="Integrations by system">
          Find your system, and then read what it requires and how it receives leads.
        </Entrance>
        <Section labelledBy="all">
          <SectionTitle id="all" title="All destinations">
            A * means that we haven’t confirmed that we offer the destination. Check with{' '}
            <Link to={`mailto:${supportEmail}`}>support</Link> before you rely on it. If your system isn’t listed, a{' '}
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
