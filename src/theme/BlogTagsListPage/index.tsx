import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';

const postsIn = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`;

/** All tags with their descriptions. The theme's list has only names, and no meta description. */
export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={`${ThemeClassNames.wrapper.blogPages} ${ThemeClassNames.page.blogTagsListPage}`}>
      <PageMetadata
        title="Tags"
        description="Blog tags: announcements, releases, and debugging notes, each with all its posts."
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">Tags</Heading>
        {tags.map(({label, permalink, description, count}) => (
          <section key={permalink}>
            <Heading as="h2">
              <Link to={permalink}>{label}</Link>
            </Heading>
            <p>
              {description} ({postsIn(count)})
            </p>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
