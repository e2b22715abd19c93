import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import pictures from '@generated/page-data/default/postPictures.json';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import PostList from '@site/src/components/PostList';
import {blogDescription} from '@site/src/lib/blog';
import styles from './styles.module.css';

/** A list of posts. The blog's front page adds an h1 and covers, and features the newest post. */
export default function PostItems({items}: Props): ReactNode {
  const isFront = /^(?!.*\/tags\/).*\/blog\/?(?:page\/\d+)?$/.test(useLocation().pathname);
  return (
    <>
      {isFront && (
        <header>
          <Heading as="h1">Blog</Heading>
          <p className={styles.description}>{blogDescription}</p>
        </header>
      )}
      <PostList
        posts={items.map(({content: {metadata}}) => ({
          ...metadata,
          picture: isFront ? pictures[metadata.permalink] : undefined,
        }))}
        featuresFirst={isFront}
      />
    </>
  );
}
