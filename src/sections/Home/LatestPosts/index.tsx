import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/page-data/default/posts.json';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import styles from './styles.module.css';

/** The newest posts of the blog. Shows nothing while there are none. */
export default function LatestPosts({plate}: {plate?: number}): ReactNode {
  if (posts.length === 0) {
    return null;
  }
  return (
    <Section labelledBy="posts" plate={plate} note="From the log">
      <SectionTitle id="posts" title="Latest from the blog" />
      <ul className={styles.posts}>
        {posts.map(({title, to, description, date, day}) => (
          <li key={to} className={styles.post}>
            <time className={styles.date} dateTime={day}>
              {date}
            </time>
            <div>
              <Link to={to}>{title}</Link>
              <p className={styles.text}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to="/blog">All posts</Link>
    </Section>
  );
}
