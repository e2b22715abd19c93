import {type ReactNode, useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {copyText} from '@site/src/lib/copyText';
import {routeOf} from '@site/src/lib/routeOf';
import styles from './styles.module.css';

/**
 * Links to the Markdown version of a docs page and copies it: above the title on wide screens, below the text on
 * narrow ones. Without scripts, only the link is shown.
 */
export default function PageMarkdown({place}: {place: 'top' | 'foot'}): ReactNode {
  const [status, setStatus] = useState('');
  const address = `${routeOf(useDoc().metadata.permalink)}.md`;
  const copy = async () => {
    try {
      const text = fetch(address).then((response) =>
        response.ok ? response.text() : Promise.reject(new Error(`${response.status}`)),
      );
      await copyText(text);
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
      <button type="button" data-copies="" className={`clean-btn ${styles.copy}`} onClick={() => void copy()}>
        Copy page
      </button>
    </p>
  );
}
