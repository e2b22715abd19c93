import {type ReactNode, useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {routeOf} from '@site/src/lib/routeOf';
import styles from './styles.module.css';

/**
 * Links to the Markdown version of a docs page, and copies it. Without scripts, only the link is shown.
 *
 * @param place above the title, for wide screens, or below the text, for others
 */
export default function PageMarkdown({place}: {place: 'top' | 'foot'}): ReactNode {
  const [status, setStatus] = useState('');
  const address = `${routeOf(useDoc().metadata.permalink)}.md`;
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
    <p className={`cluster ${styles.row} ${styles[place]}`} data-search-skip="">
      <span role="status">
        <span key={status} className={status && 'margin-right--md'}>
          {status}
        </span>
      </span>
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={`clean-btn ${styles.copy}`} onClick={() => void copy()}>
        Copy page
      </button>
    </p>
  );
}
