import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import PostList from '@site/src/components/PostList';

/** The posts of a list, as text. The blog's front page gets the h1 that the theme leaves out. */
export default function PostItems({items}: Props): ReactNode {
  const isFront = /(?<!\/tags)\/blog\/?(?:page\/\d+)?$/.test(useLocation().pathname);
  return (
    <>
      {isFront && <Heading as="h1">Blog</Heading>}
      <PostList isLeading={isFront} posts={items.map(({content: {metadata}}) => metadata)} />
    </>
  );
}
