import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** Counts from 1. */
  page: number;
  pages: number;
  /** The address of a page of results. */
  pathOf: (page: number) => string;
};

/** Leads from one page of results to the next. */
export default function Paging({page, pages, pathOf}: Props): ReactNode {
  if (pages < 2 || page > pages) {
    return null;
  }
  const toTop = () => window.scrollTo({top: 0});
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" onClick={toTop}>
          Previous
        </Link>
      )}
      <span aria-current="page">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" onClick={toTop}>
          Next
        </Link>
      )}
    </nav>
  );
}
