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
      description={`Start here in the ${name} docs: search, common tasks, the steps from account to personalized page, and destinations.`}>
      <main>
        <Entrance title={`${name} docs`} search>
          Help wherever you are in the journey.
        </Entrance>
        <Section labelledBy="tasks">
          <SectionTitle id="tasks" title="What do you want to do?">
            Don’t see it? <Link to="/docs/QuickLinks">Browse by role</Link>.
          </SectionTitle>
          <QuickLinks groups={tasks} />
        </Section>
        <Section labelledBy="journey">
          <SectionTitle id="journey" title="Where are you in setup?">
            Eight steps take you from invite to personalized pages.{' '}
            <Link to="/docs/Journeyimg">Each step in brief</Link>
          </SectionTitle>
          <Journeyimg />
        </Section>
        <Section labelledBy="systems">
          <SectionTitle id="systems" title="Where do you want to send leads?">
            Integrations send new leads to your own systems.{' '}
            <Link to="/docs/Integrations">All destinations by name</Link>
          </SectionTitle>
          <Integrations />
        </Section>
      </main>
    </Layout>
  );
}
