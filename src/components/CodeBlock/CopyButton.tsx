import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {copyText} from '@site/src/lib/copyText';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'selected';

const failed = 'Couldn’t copy; code selected';

const words: Record<State, {label: string; name: string}> = {
  ready: {label: 'Copy', name: 'Copy code'},
  copied: {label: 'Copied', name: 'Copied code'},
  selected: {label: failed, name: failed},
};

type Props = {
  code: RefObject<HTMLElement | null>;
  /** Title or language of the code. */
  title: string;
};

/** Copies code and shows the result. If the browser refuses, it selects the code so the reader can copy it. */
export default function CopyButton({code, title}: Props): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(() => {
    const timer = state === 'ready' ? undefined : window.setTimeout(() => setState('ready'), 3000);
    return () => window.clearTimeout(timer);
  }, [state]);
  const copy = async (from: HTMLElement) => {
    try {
      await copyText(from.textContent.replace(/\n$/, ''));
      setState('copied');
    } catch {
      window.getSelection()?.selectAllChildren(from);
      setState('selected');
    }
  };
  return (
    <button
      type="button"
      data-copies=""
      className={styles.button}
      aria-label={`${words[state].name}: ${title}`}
      onClick={() => code.current && void copy(code.current)}>
      <span aria-live="polite">
        <span key={state}>{words[state].label}</span>
      </span>
    </button>
  );
}
