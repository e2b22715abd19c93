import type {KeyboardEvent, ReactNode, Ref} from 'react';
import {listId} from './ids';
import styles from './styles.module.css';

type Props = {
  ref?: Ref<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Id of the chosen option; undefined while there are none. */
  activeId?: string;
};

/** The dialog's head: the field, and the button that closes. */
export default function Field({ref, query, onQuery, onClose, onKeyDown, activeId}: Props): ReactNode {
  return (
    <div className={styles.head} role="search">
      <input
        ref={ref}
        className={styles.input}
        type="search"
        role="combobox"
        aria-label="Search docs"
        aria-expanded={activeId !== undefined}
        aria-activedescendant={activeId}
        aria-controls={listId}
        aria-autocomplete="list"
        placeholder="Search docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.close} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
