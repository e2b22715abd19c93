import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';

/** The posts of a list. The blog's front page gets the h1 that the theme leaves out. */
export default function PostItems(props: Props): ReactNode {
  const isFront = /^\/blog\/?(?:page\/\d+)?$/.test(useLocation().pathname);
  return (
    <>
      {isFront && <Heading as="h1">Blog</Heading>}
      <BlogPostItems {...props} />
    </>
  );
}
