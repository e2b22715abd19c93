import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import PostList from '@site/src/components/PostList';
import {blogSidebarOf} from '@site/src/lib/blogSidebar';

const yearOf = ({metadata}: ArchiveBlogPost) => String(new Date(metadata.date).getUTCFullYear());

const listed = ({metadata}: ArchiveBlogPost) => metadata;

/** All posts by year, beside the same list as every page of the blog. */
export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const years = [...new Set(blogPosts.map(yearOf))].sort().reverse();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata
        title="Archive"
        description="All blog posts by year: releases, announcements, and debugging notes."
      />
      <BlogLayout sidebar={blogSidebarOf(blogPosts)}>
        <Heading as="h1">Archive</Heading>
        <p>All blog posts, newest first.</p>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <PostList posts={blogPosts.filter((post) => yearOf(post) === year).map(listed)} level={3} />
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
