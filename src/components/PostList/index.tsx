import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const format = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** What a list says of a post. */
export type ListedPost = {
  permalink: string;
  title: string;
  date: string | Date;
  description: string;
  tags: readonly {label: string; permalink: string}[];
};

type Props = {
  posts: readonly ListedPost[];
  /** Level of the titles: one below the heading above the list. */
  level?: 2 | 3;
  /** How the newest post begins, in place of its sentence; sets that post above the others and larger. */
  opening?: ReactNode;
};

/** Posts as text, the newest first: date, tags, title and the sentence that says what each is about. */
export default function PostList({posts, level = 2, opening}: Props): ReactNode {
  const dated = posts.map((post) => ({...post, day: new Date(post.date)}));
  return (
    <ul className={clsx('clean-list', styles.posts)}>
      {dated
        .sort((one, other) => other.day.getTime() - one.day.getTime())
        .map(({permalink, title, day, description, tags}, index) => (
          <li key={permalink} className={index === 0 && opening ? styles.lead : styles.row}>
            <p className={styles.facts}>
              <time dateTime={day.toISOString()}>{format.format(day)}</time>
              {tags.map((tag) => (
                <Link key={tag.permalink} to={tag.permalink}>
                  {tag.label}
                </Link>
              ))}
            </p>
            <Heading as={`h${level}`} className={styles.title}>
              <Link to={permalink}>{title}</Link>
            </Heading>
            {index === 0 && opening ? (
              <div className={styles.opening}>
                {opening}
                <Link to={permalink} aria-label={`Read the post: ${title}`}>
                  Read the post →
                </Link>
              </div>
            ) : (
              <p className={styles.sentence}>{description}</p>
            )}
          </li>
        ))}
    </ul>
  );
}
