import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import {PageHeader, Notes} from '@site/src/sections/docs';
import Journeyimg from '@site/src/sections/docs/Journeyimg';
import {steps} from '@site/src/sections/docs/Journeyimg/steps';
import {Section, SectionTitle} from '@site/src/sections/shared';

/** The path from an account to personalized pages. */
export default function JourneyPage(): ReactNode {
  const {name} = useBrand();
  return (
    <Layout
      title="The journey"
      description={`Eight steps with ${name}: register, create a pixel, set up privacy, install and verify the pixel, get and deliver leads, and personalize.`}>
      <main>
        <PageHeader title="The journey">
          From invite to personalized pages in eight steps. Start with the first, or jump to where you are.
        </PageHeader>
        <Section labelledBy="page-title" ground="dark">
          <Journeyimg />
        </Section>
        <Section labelledBy="stations">
          <SectionTitle id="stations" title="Step by step" />
          <Notes notes={steps} ordered />
        </Section>
      </main>
    </Layout>
  );
}
