import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** The post metadata that a list shows. */
type ListedPost = {
  permalink: string;
  title: string;
  date: string | Date;
  description: string;
  tags: readonly {label: string; permalink: string}[];
  /** SVG markup of the decorative cover image. */
  picture?: string;
};

type Props = {
  posts: readonly ListedPost[];
  /** Heading level of the titles: one below the heading above the list. */
  level?: 2 | 3;
  /** Whether to feature the newest post, larger and above the others. */
  featuresFirst?: boolean;
};

/** Posts, newest first, each with tags, date, title, and description. The whole row is clickable. */
export default function PostList({posts, level = 2, featuresFirst = false}: Props): ReactNode {
  return (
    <ul className={`clean-list margin--none ${styles.posts}`}>
      {posts.map(({permalink, title, date, description, tags, picture}, index) => (
        <li
          key={permalink}
          className={clsx(styles.row, featuresFirst && index === 0 && styles.featured)}
          data-ground={featuresFirst && index === 0 ? 'dark' : undefined}>
          <p className={`cluster soft quiet-links ${styles.about}`}>
            {tags.map((tag) => (
              <Link key={tag.permalink} to={tag.permalink}>
                {tag.label}
              </Link>
            ))}
            <time dateTime={new Date(date).toISOString()}>{format.format(new Date(date))}</time>
          </p>
          <Heading as={`h${level}`} className={styles.title}>
            <Link className="stretched" to={permalink}>
              {title}
            </Link>
          </Heading>
          <p className={`margin--none ${styles.sentence}`}>{description}</p>
          {picture && (
            <div
              className={styles.cover}
              data-ground="dark"
              aria-hidden="true"
              dangerouslySetInnerHTML={{__html: picture}}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
