import type {BlogSidebar} from '@docusaurus/plugin-content-blog';

/** Title of the list of posts beside every page of the blog, as specified. */
export const blogSidebarTitle = 'All Blog Posts';

type Post = {
  metadata: {
    title: string;
    permalink: string;
    date: string | Date;
    unlisted: boolean;
    frontMatter: {sidebar_label?: string};
  };
};

/** The sidebar of the blog from its posts, for a page to which the generator gives none. */
export const blogSidebarOf = (posts: readonly Post[]): BlogSidebar => ({
  title: blogSidebarTitle,
  items: posts
    .map(({metadata: {title, permalink, date, unlisted, frontMatter}}) => ({
      title: frontMatter.sidebar_label ?? title,
      permalink,
      date,
      unlisted,
    }))
    .sort((one, other) => new Date(other.date).getTime() - new Date(one.date).getTime()),
});
