import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const format = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** What a list says of a post. */
export type ListedPost = {permalink: string; title: string; date: string | Date; description: string};

type Props = {
  posts: readonly ListedPost[];
  /** Level of the titles: one below the heading above the list. */
  level?: 2 | 3;
  /** Whether the newest post is set larger than the others. */
  isLeading?: boolean;
};

/** Posts as text, the newest first: date, title and the sentence that says what each is about. */
export default function PostList({posts, level = 2, isLeading = false}: Props): ReactNode {
  const dated = posts.map((post) => ({...post, day: new Date(post.date)}));
  return (
    <ul className={clsx(styles.posts, isLeading && styles.leading)}>
      {dated
        .sort((one, other) => other.day.getTime() - one.day.getTime())
        .map(({permalink, title, day, description}) => (
          <li key={permalink} className={styles.post}>
            <time dateTime={day.toISOString()} className={styles.date}>
              {format.format(day)}
            </time>
            <div>
              <Heading as={`h${level}`} className={styles.title}>
                <Link to={permalink}>{title}</Link>
              </Heading>
              <p className={styles.sentence}>{description}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
