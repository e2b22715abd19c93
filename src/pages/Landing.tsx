import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import CallToAction from '@site/src/sections/Home/CallToAction';
import Limits from '@site/src/sections/Home/Limits';
import Native from '@site/src/sections/Home/Native';
import Questions from '@site/src/sections/Home/Questions';
import Steps from '@site/src/sections/Home/Steps';
import Watch from '@site/src/sections/Home/Watch';
import Hero from '@site/src/sections/Landing/Hero';

/** The campaign page. Visitors come from campaigns; search engines don't index it. */
export default function Landing(): ReactNode {
  return (
    <Layout
      title="Leads from the visits you pay for"
      description="For businesses that pay for traffic: visitors recognized on your campaign pages become leads in your own systems, even without a form.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <Hero />
        <Steps />
        <Watch />
        <Native />
        <Limits />
        <Questions />
        <CallToAction />
      </main>
    </Layout>
  );
}
