import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import {Entrance, Notes} from '@site/src/sections/docs';
import Journeyimg from '@site/src/sections/docs/Journeyimg';
import {stations} from '@site/src/sections/docs/Journeyimg/stations';
import {Section, SectionTitle} from '@site/src/sections/shared';

/** The way from an account to personalized pages. */
export default function JourneyPage(): ReactNode {
  const {name} = useBrand();
  return (
    <Layout
      title="The journey"
      description={`Eight stations with ${name}: register, suppress, create a pixel, install and verify it, get leads, send them on, personalize.`}>
      <main>
        <Entrance title="The journey">
          From an invite to pages that adapt, in eight stations. Start at the first, or go to the one where you are.
        </Entrance>
        <Section labelledBy="map">
          <SectionTitle id="map" title="The trail" />
          <Journeyimg />
        </Section>
        <Section labelledBy="stations">
          <SectionTitle id="stations" title="Station by station" />
          <Notes notes={stations} ordered />
        </Section>
      </main>
    </Layout>
  );
}
