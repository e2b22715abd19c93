import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import PageTwin from '@site/src/components/PageTwin';

/** The foot of a docs page, with its Markdown twin. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Footer />
      <PageTwin route={metadata.permalink} />
    </>
  );
}
