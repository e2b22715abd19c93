import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

function Year({year, posts}: {year: string; posts: readonly ArchiveBlogPost[]}): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <section>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata}) => (
          <li key={metadata.permalink}>
            <time dateTime={new Date(metadata.date).toISOString()}>{format.format(new Date(metadata.date))}</time>:{' '}
            <Link to={metadata.permalink}>{metadata.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All posts by year. The theme's own page skips a heading level and has a description of one word. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const yearOf = (post: ArchiveBlogPost) => String(new Date(post.metadata.date).getUTCFullYear());
  const years = [...new Set(archive.blogPosts.map(yearOf))].sort().reverse();
  return (
    <>
      <PageMetadata
        title="Archive"
        description="All blog posts by year: releases, announcements and debugging notes."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          <p>All blog posts, the newest year first.</p>
          {years.map((year) => (
            <Year key={year} year={year} posts={archive.blogPosts.filter((post) => yearOf(post) === year).reverse()} />
          ))}
        </main>
      </Layout>
    </>
  );
}
