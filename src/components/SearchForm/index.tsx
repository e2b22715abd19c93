import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type Props = {
  /** What the field holds at first. */
  query?: string;
};

/** A search field that leads to the results page; it works without scripts as well. */
export default function SearchForm({query = ''}: Props): ReactNode {
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search">
      <label className={styles.label} htmlFor="site-search">
        Search docs
      </label>
      <input className="control" id="site-search" type="search" name="q" defaultValue={query} autoComplete="off" />
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}
