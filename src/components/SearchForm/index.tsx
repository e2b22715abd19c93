import {type ReactNode, useId} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A search form that opens the results page. It works without scripts. */
export default function SearchForm(): ReactNode {
  const id = useId();
  return (
    <form className={`margin-vert--md ${styles.form}`} action={useBaseUrl('/search')} role="search">
      <label className="unseen" htmlFor={id}>
        Search docs
      </label>
      <input className="control" id={id} type="search" name="q" placeholder="For example: webhook" autoComplete="off" />
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}
