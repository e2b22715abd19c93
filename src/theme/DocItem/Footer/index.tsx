import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import Feedback from '@site/src/components/Feedback';
import PageTwin from '@site/src/components/PageTwin';

/** The foot of a docs page, with a question to readers and its Markdown twin. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Footer />
      <Feedback key={metadata.permalink} title={metadata.title} route={metadata.permalink} />
      <PageTwin route={metadata.permalink} />
    </>
  );
}
