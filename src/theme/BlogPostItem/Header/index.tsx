import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Header from '@theme-original/BlogPostItem/Header';
import PostCover from '@site/src/components/PostCover';

/** The head of a post, with its cover above. */
export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <>
      <PostCover seed={metadata.permalink} label={metadata.tags.map(({label}) => label).join(' · ')} />
      <Header />
    </>
  );
}
