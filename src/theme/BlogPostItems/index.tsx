import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PostList from '@site/src/components/PostList';

/**
 * The posts of a list, as text. The blog's front page opens with the h1 that the theme leaves out, and with the opening of
 * the newest post.
 */
export default function PostItems({items}: Props): ReactNode {
  const isFront = /(?<!\/tags)\/blog\/?(?:page\/\d+)?$/.test(useLocation().pathname);
  const Opening = isFront ? items[0]?.content : undefined;
  return (
    <>
      {isFront && <Heading as="h1">Blog</Heading>}
      <PostList
        posts={items.map(({content: {metadata}}) => metadata)}
        opening={
          Opening && (
            <MDXContent>
              <Opening />
            </MDXContent>
          )
        }
      />
    </>
  );
}
