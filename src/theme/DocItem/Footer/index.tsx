import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import Feedback from '@site/src/components/Feedback';
import PageMarkdown from '@site/src/components/PageMarkdown';
import {routeOf} from '@site/src/lib/routeOf';

/** The footer of a docs page, with the feedback question and the links to its Markdown version. */
export default function DocItemFooter(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const route = routeOf(permalink);
  return (
    <>
      <Footer />
      <Feedback title={title} route={route} />
      <PageMarkdown place="foot" />
    </>
  );
}
