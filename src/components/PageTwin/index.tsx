import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

/** Leads to a page's Markdown twin, and copies it. Without scripts, only the link is there. */
export default function PageTwin({route}: {route: string}): ReactNode {
  const [said, setSaid] = useState('');
  const address = `${route}.md`;
  const copy = async () => {
    try {
      const answer = await fetch(address);
      if (!answer.ok) {
        throw new Error(`${answer.status}`);
      }
      await navigator.clipboard.writeText(await answer.text());
      setSaid('Copied');
    } catch {
      setSaid('Not copied. Open it as Markdown.');
    }
  };
  return (
    <p className={styles.row}>
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copy page
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
