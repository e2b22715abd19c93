import {type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {anchorOf} from '@site/src/lib/anchorOf';
import {readFromEntry, saveInEntry} from '@site/src/lib/entryState';
import {isComposing} from '@site/src/lib/keys';
import {filterEntries, type Criteria} from './filterEntries';
import styles from './styles.module.css';

type Props = {
  /** Unique on its page. */
  label: string;
  placeholder: string;
  /** How many entries there are. */
  total: number;
  /** Tags to filter by. */
  choices?: readonly string[];
  choiceLabel?: string;
  /** Rows of `Fields`, cards, or a table. */
  children: ReactNode;
  /** Overrides the default layout, which puts the field above the entries. */
  layout?: (field: ReactNode, entries: ReactNode) => ReactNode;
};

const noCriteria: Criteria = {query: '', choice: ''};

/** A text field that hides entries that don't match. Without scripts, it is hidden and all entries are shown. */
export default function Filter({label, placeholder, total, choices, choiceLabel, children, layout}: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);
  const location = useLocation();
  const disabled = !useIsBrowser();
  // Not on hydration, which may follow the reader's first scroll.
  const [saved] = useState(() => (disabled ? undefined : readFromEntry<Criteria>(label)));
  const show = (criteria: Criteria) => setShown(body.current ? filterEntries(body.current, criteria) : total);
  const read = (data: FormData) => ({query: String(data.get('query')), choice: String(data.get('choice') ?? '')});

  // A layout effect, so that the page has its height when its scroll position is restored.
  useLayoutEffect(() => {
    if (saved) {
      form.current?.querySelectorAll<HTMLInputElement>('.control').forEach((control) => {
        control.value = saved[control.name as keyof Criteria];
      });
      form.current?.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, [saved]);

  // Clear the filter when a link targets a hidden entry.
  useEffect(() => {
    const target = document.getElementById(anchorOf(location.hash));
    if (target?.closest('[hidden]') && body.current?.contains(target)) {
      form.current?.reset();
      target.scrollIntoView();
    }
  }, [location]);

  const clear = ({key, nativeEvent}: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing(nativeEvent)) {
      form.current?.reset();
    }
  };
  const field = (
    <form
      key="field"
      ref={form}
      className={`margin-vert--md ${styles.bar}`}
      onInput={({currentTarget}) => show(read(new FormData(currentTarget)))}
      onBlur={({currentTarget}) => saveInEntry(label, read(new FormData(currentTarget)))}
      onReset={() => show(noCriteria)}
      onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}query`}>{label}</label>
      <input
        className="control"
        id={`${id}query`}
        name="query"
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        disabled={disabled}
        onKeyDown={clear}
      />
      {choices && (
        <>
          <label htmlFor={`${id}choice`}>{choiceLabel}</label>
          <select className="control" id={`${id}choice`} name="choice" autoComplete="off" disabled={disabled}>
            <option value="">All</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </>
      )}
      <output className={`soft ${styles.count}`}>
        <span key={shown}>
          {shown} of {total}
          {shown === 0 && '. To see all, clear the filter.'}
        </span>
      </output>
    </form>
  );
  const entries = (
    <div key="entries" ref={body} className={styles.body}>
      {children}
    </div>
  );
  return layout?.(field, entries) ?? [field, entries];
}
