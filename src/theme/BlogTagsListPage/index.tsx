import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** The list of tags, with the description that the theme leaves out. */
export default function TagsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="Tags of the blog: announcements, releases and debugging notes, each with all its posts." />
    </>
  );
}
