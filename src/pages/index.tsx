import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {SiteData} from '@site/src/components/StructuredData';
import {useBrand} from '@site/src/lib/useBrand';
import CallToAction from '@site/src/sections/Home/CallToAction';
import Credits from '@site/src/sections/Home/Credits';
import Destinations from '@site/src/sections/Home/Destinations';
import Hero from '@site/src/sections/Home/Hero';
import Limits from '@site/src/sections/Home/Limits';
import Native from '@site/src/sections/Home/Native';
import Platforms from '@site/src/sections/Home/Platforms';
import Questions from '@site/src/sections/Home/Questions';

/** The home page: the record, destinations, the snippet, personalized pages, limits, credits, FAQ, calls to action. */
export default function Home(): ReactNode {
  const {name, tagline} = useBrand();
  return (
    <Layout
      title={tagline}
      description={`${name} is a script that turns recognized visitors to your website into leads, and sends them to your CRM, warehouse, or email tool.`}>
      <SiteData />
      <main>
        <Hero />
        <Destinations />
        <Native />
        <Platforms />
        <Limits />
        <Credits />
        <Questions />
        <CallToAction />
      </main>
    </Layout>
  );
}
