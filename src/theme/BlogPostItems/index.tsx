import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import pictures from '@generated/page-data/default/postPictures.json';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import PostList from '@site/src/components/PostList';
import {blogDescription} from '@site/src/lib/blog';
import styles from './styles.module.css';

/** A list of posts. The blog's own pages add an h1 and covers, and the first one features the newest post. */
export default function PostItems({items}: Props): ReactNode {
  const {pathname} = useLocation();
  const isIndex = /^(?!.*\/tags\/).*\/blog\/?(?:page\/\d+)?$/.test(pathname);
  return (
    <>
      {isIndex && (
        <header>
          <Heading as="h1">Blog</Heading>
          <p className={styles.description}>{blogDescription}</p>
        </header>
      )}
      <PostList
        posts={items.map(({content: {metadata}}) => ({
          ...metadata,
          picture: isIndex ? pictures[metadata.permalink] : undefined,
        }))}
        featuresFirst={isIndex && !pathname.includes('/page/')}
      />
    </>
  );
}
