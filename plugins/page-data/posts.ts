import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import type {PostEntry} from '../../src/sections/pageData';

const shownDate = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** The newest posts of the blog, newest first. */
export function latestPosts(allContent: AllContent, count: number): PostEntry[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return (blog?.blogPosts ?? [])
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .slice(0, count)
    .map(({title, permalink, description, date}) => ({
      title,
      to: permalink,
      description,
      date: shownDate.format(new Date(date)),
      day: new Date(date).toISOString().slice(0, 10),
    }));
}
