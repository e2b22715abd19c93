import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import PostList from '@site/src/components/PostList';
import {blogSidebarTitle} from '@site/src/lib/blog';

const yearOf = ({date}: ArchiveBlogPost['metadata']) => String(new Date(date).getUTCFullYear());

/** All posts by year, with the blog sidebar. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const posts = blogPosts.map(({metadata}) => metadata);
  const items = posts.map((post) => ({...post, title: post.frontMatter.sidebar_label ?? post.title}));
  const years = [...new Set(posts.map(yearOf))].sort().reverse();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata
        title="Archive"
        description="All blog posts by year: releases, announcements, and debugging notes."
      />
      <BlogLayout sidebar={{title: blogSidebarTitle, items}}>
        <Heading as="h1">Archive</Heading>
        <p>All blog posts, newest first.</p>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <PostList posts={posts.filter((post) => yearOf(post) === year)} level={3} />
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
