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
  /** How the newest post begins, in place of its sentence; sets that post larger than the others. */
  opening?: ReactNode;
};

/** Posts as text, the newest first: date, title and the sentence that says what each is about. */
export default function PostList({posts, level = 2, opening}: Props): ReactNode {
  const dated = posts.map((post) => ({...post, day: new Date(post.date)}));
  return (
    <ul className={clsx('clean-list', styles.posts, opening && styles.leading)}>
      {dated
        .sort((one, other) => other.day.getTime() - one.day.getTime())
        .map(({permalink, title, day, description}, index) => (
          <li key={permalink} className={styles.post}>
            <time dateTime={day.toISOString()} className={styles.date}>
              {format.format(day)}
            </time>
            <div>
              <Heading as={`h${level}`} className={styles.title}>
                <Link to={permalink}>{title}</Link>
              </Heading>
              {index === 0 && opening ? opening : <p className={styles.sentence}>{description}</p>}
            </div>
          </li>
        ))}
    </ul>
  );
}
