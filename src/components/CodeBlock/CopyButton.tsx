import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const words: Record<State, string> = {ready: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C'};

/** Copies text and says whether it worked. */
export default function CopyButton({text}: {text: () => string}): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = window.setTimeout(() => setState('ready'), 2000);
    return () => window.clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <button type="button" className={styles.button} aria-label={`${words[state]} code`} onClick={() => void copy()}>
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
