import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

/** Links to the Markdown version of a page, and copies it. Without scripts, only the link is shown. */
export default function PageMarkdown({route}: {route: string}): ReactNode {
  const [status, setStatus] = useState('');
  const address = `${route}.md`;
  const copy = async () => {
    try {
      const response = await fetch(address);
      if (!response.ok) {
        throw new Error(`${response.status}`);
      }
      await navigator.clipboard.writeText(await response.text());
      setStatus('Copied');
    } catch {
      setStatus('Couldn’t copy. View it as Markdown instead.');
    }
  };
  return (
    <p className={styles.row} data-search-skip="">
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy page
      </button>
      <span role="status">
        <span key={status}>{status}</span>
      </span>
    </p>
  );
}
