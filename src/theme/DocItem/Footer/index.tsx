import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import Feedback from '@site/src/components/Feedback';
import PageMarkdown from '@site/src/components/PageMarkdown';

/** The footer of a docs page, with the feedback question and the links to its Markdown version. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Footer />
      <Feedback key={metadata.permalink} title={metadata.title} route={metadata.permalink} />
      <PageMarkdown route={metadata.permalink} />
    </>
  );
}
