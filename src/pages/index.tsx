import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import CallToAction from '@site/src/sections/Home/CallToAction';
import Consent from '@site/src/sections/Home/Consent';
import Destinations from '@site/src/sections/Home/Destinations';
import Framework from '@site/src/sections/Home/Framework';
import Hero from '@site/src/sections/Home/Hero';
import InstallSnippet from '@site/src/sections/Home/InstallSnippet';
import LatestPosts from '@site/src/sections/Home/LatestPosts';
import Native from '@site/src/sections/Home/Native';
import Platforms from '@site/src/sections/Home/Platforms';
import Showcase from '@site/src/sections/Home/Showcase';
import Watch from '@site/src/sections/Home/Watch';

/** The home page. */
export default function Home(): ReactNode {
  const {name, tagline} = useBrand();
  return (
    <Layout
      title={tagline}
      description={`${name} is a script that recognizes visitors of your website, returns them as leads, and sends them to your CRM, warehouse or email tool.`}>
      <main>
        <Hero />
        <Watch plate={2} />
        <InstallSnippet plate={3} />
        <Native plate={4} />
        <Framework plate={5} />
        <Destinations plate={6} />
        <Platforms plate={7} />
        <Consent plate={8} />
        <Showcase plate={9} />
        <LatestPosts />
        <CallToAction plate={10} />
      </main>
    </Layout>
  );
}
