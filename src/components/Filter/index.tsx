import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {anchorOf} from '@site/src/lib/anchorOf';
import {isComposing} from '@site/src/lib/keys';
import {filterEntries, type Criteria} from './filterEntries';
import styles from './styles.module.css';

type Props = {
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
  const {hash} = useLocation();
  const disabled = !useIsBrowser();
  const show = (criteria: Criteria) => setShown(body.current ? filterEntries(body.current, criteria) : total);
  const read = (data: FormData) => show({query: String(data.get('query')), choice: String(data.get('choice') ?? '')});

  // Clear the filter when a link targets a hidden entry.
  useEffect(() => {
    const target = document.getElementById(anchorOf(hash));
    if (target?.closest('[hidden]') && body.current?.contains(target)) {
      form.current?.reset();
      target.scrollIntoView();
    }
  }, [hash]);

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
      onInput={({currentTarget}) => read(new FormData(currentTarget))}
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
