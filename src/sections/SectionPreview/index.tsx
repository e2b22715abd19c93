import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

type Props = {
  /** The section's name. */
  name: string;
  /** What it is and where it is used, in 50 to 160 characters. */
  description: string;
  children: ReactNode;
};

const states = [
  {label: 'Light', query: '?docusaurus-theme=light'},
  {label: 'Dark', query: '?docusaurus-theme=dark'},
  {label: 'Light, narrow', query: '?docusaurus-theme=light&docusaurus-data-frame=narrow'},
  {label: 'Dark, narrow', query: '?docusaurus-theme=dark&docusaurus-data-frame=narrow'},
];

/** A page that shows a section by itself, in each of its states. The states are in the address, so they can be shared. */
export default function SectionPreview({name, description, children}: Props): ReactNode {
  return (
    <Layout title={`${name}, a section by itself`} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.preview}>
        <div className={styles.head}>
          <h1>{name}</h1>
          <p>{description}</p>
          <nav aria-label={`States of ${name}`}>
            <ul className={styles.states}>
              {states.map(({label, query}) => (
                <li key={label}>
                  <a href={query}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.stage}>{children}</div>
      </main>
    </Layout>
  );
}
