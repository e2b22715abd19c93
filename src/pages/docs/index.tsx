import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import {Entrance} from '@site/src/sections/docs';
import Integrations from '@site/src/sections/docs/Integrations';
import Journeyimg from '@site/src/sections/docs/Journeyimg';
import QuickLinks from '@site/src/sections/docs/QuickLinks';
import {tasks} from '@site/src/sections/docs/QuickLinks/links';
import {Section, SectionTitle} from '@site/src/sections/shared';

/** The entrance to the docs. */
export default function Docs(): ReactNode {
  const {name} = useBrand();
  return (
    <Layout
      title="Docs"
      description={`All ways into the ${name} docs: search, common tasks, the journey from account to personalized page, and destinations.`}>
      <main>
        <Entrance title={`${name} docs`} search>
          Help wherever you are in the journey.
        </Entrance>
        <Section labelledBy="tasks">
          <SectionTitle id="tasks" title="What do you want to do?">
            Not here? <Link to="/docs/QuickLinks">Entrances by role</Link> may fit better.
          </SectionTitle>
          <QuickLinks groups={tasks} />
        </Section>
        <Section labelledBy="journey">
          <SectionTitle id="journey" title="Where are you on the way?">
            Eight stations lead from an invite to pages that adapt.{' '}
            <Link to="/docs/Journeyimg">Each station in a few words</Link>
          </SectionTitle>
          <Journeyimg />
        </Section>
        <Section labelledBy="systems">
          <SectionTitle id="systems" title="Where should leads arrive?">
            Integrations send new leads to systems that you own.{' '}
            <Link to="/docs/Integrations">All destinations by name</Link>
          </SectionTitle>
          <Integrations />
        </Section>
      </main>
    </Layout>
  );
}
