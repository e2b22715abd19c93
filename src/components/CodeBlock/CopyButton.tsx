import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'selected';

const labels: Record<State, string> = {ready: 'Copy', copied: 'Copied', selected: 'Couldn’t copy; code selected'};

const names: Record<State, string> = {
  ready: 'Copy code',
  copied: 'Copied code',
  selected: 'Couldn’t copy; code selected',
};

/** Resets the button: after a while when the code was copied, else when the selection is gone. */
function resetLater(state: State, code: HTMLElement | null, setReady: () => void): (() => void) | undefined {
  if (state === 'copied') {
    const timer = window.setTimeout(setReady, 2000);
    return () => window.clearTimeout(timer);
  }
  const onSelection = () => {
    const selection = window.getSelection();
    if (!code || !selection || selection.isCollapsed || !selection.containsNode(code, true)) {
      setReady();
    }
  };
  document.addEventListener('selectionchange', onSelection);
  return () => document.removeEventListener('selectionchange', onSelection);
}

/** Copies code and shows whether it worked. Where the browser refuses, the code is selected, to be copied by hand. */
export default function CopyButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const [state, setState] = useState<State>('ready');
  useEffect(
    () => (state === 'ready' ? undefined : resetLater(state, code.current, () => setState('ready'))),
    [state, code],
  );
  const copy = async (from: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(from.textContent.replace(/\n$/, ''));
      setState('copied');
    } catch {
      window.getSelection()?.selectAllChildren(from);
      setState('selected');
    }
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={names[state]}
      onClick={() => code.current && void copy(code.current)}>
      <span aria-live="polite">
        <span key={state}>{labels[state]}</span>
      </span>
    </button>
  );
}
