import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import AsSent from '@site/src/components/AsSent';

/** Date and reading time of a post, as they were sent. */
export default function InfoAsSent(props: Props): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <AsSent as="div" of={metadata.permalink}>
      {() => <Info {...props} />}
    </AsSent>
  );
}
