import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchPage from '@site/src/search/page';
import {useBrand} from '@site/src/lib/useBrand';

/** Search over the whole site; the query stands in the address as `q`. */
export default function Search(): ReactNode {
  const {name} = useBrand();
  return (
    <Layout
      title="Search"
      description={`Search all pages of the ${name} docs, the blog and the legal pages, with a link to share the results.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <SearchPage />
      </main>
    </Layout>
  );
}
