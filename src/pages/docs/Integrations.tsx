import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import DestinationWall from '@site/src/sections/DestinationWall';
import {PageHeader} from '@site/src/sections/docs';
import {Section} from '@site/src/sections/shared';

/** All destinations by kind of system. */
export default function IntegrationsPage(): ReactNode {
  const {name, supportEmail} = useBrand();
  return (
    <Layout
      title="Integrations by system"
      description={`Every destination that ${name} sends leads to, by type: warehouses, databases, queues, vector stores, CRMs, email tools, and more.`}>
      <main>
        <DestinationWall
          layout={(filter, wall) => (
            <>
              <PageHeader title="Integrations by system" beside={filter}>
                Find your system, and then read what it requires and how it receives leads. If it isn’t listed, a{' '}
                <Link to="/docs/destinations/webhook">webhook</Link> might reach it.{' '}
                <Link to="/docs/intro-to-integrations">How integrations work</Link>
              </PageHeader>
              <Section labelledBy="all">
                <h2 className="sr-only" id="all">
                  All destinations
                </h2>
                <p className="soft margin--none">
                  * We haven’t confirmed that we offer it. Check with <Link to={`mailto:${supportEmail}`}>support</Link>{' '}
                  before you rely on it.
                </p>
                {wall}
              </Section>
            </>
          )}
        />
      </main>
    </Layout>
  );
}
