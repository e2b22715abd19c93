/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of block-level tables */
import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readFromEntry, saveInEntry} from '@site/src/lib/entryState';
import {type Column, type Destination, columns, matches, valuesOf} from './columns';
import styles from './styles.module.css';

const compared = columns.slice(1);

/** A table row for one destination, with supported features marked. */
function Row({row}: {row: Destination}): ReactNode {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link to={row.to}>{row.title}</Link>
      </th>
      {compared.map(({trait, label}) => {
        const text = valuesOf(row, trait).join(', ');
        const kind = {Yes: styles.yes, No: 'soft', None: 'soft', 'Not known': styles.open}[text];
        return (
          <td key={trait} role="cell" className={kind} data-label={kind && label}>
            <span>{text}</span>
          </td>
        );
      })}
    </tr>
  );
}

type Selected = Readonly<Record<string, string>>;

/** A table that compares all destinations by category, with filters. Without scripts, it shows all rows. */
export default function CompareTable({rows}: {rows: readonly Destination[]}): ReactNode {
  const id = useId();
  const disabled = !useIsBrowser();
  const [selected, setSelected] = useState<Selected>(() => (disabled ? {} : (readFromEntry('compared') ?? {})));
  const folded = columns.slice(4).filter(({trait}) => selected[trait]).length;
  const select = (next: Selected) => {
    setSelected(next);
    saveInEntry('compared', next);
  };
  const shown = rows.filter((row) => matches(row, selected));
  const groups = [...new Set(shown.map(({category}) => category))];
  const choice = ({trait, label}: Column) => (
    <div key={trait}>
      <label htmlFor={id + trait}>{label}</label>
      <select
        className="control"
        id={id + trait}
        autoComplete="off"
        disabled={disabled}
        value={selected[trait] ?? ''}
        onChange={({currentTarget}) => select({...selected, [trait]: currentTarget.value})}>
        <option value="">Any</option>
        {[...new Set(rows.flatMap((row) => valuesOf(row, trait)))].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div className={styles.compare} data-compare="" data-search-skip="">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.bar} role="group" aria-label="Filter the table">
          {columns.slice(0, 4).map(choice)}
        </div>
        <details className="soft">
          <summary>More filters{folded > 0 && ` (${folded} set)`}</summary>
          <div className={styles.bar}>{columns.slice(4).map(choice)}</div>
        </details>
        <output className={styles.state}>
          <span key={shown.length}>
            {shown.length} of {rows.length}
          </span>
        </output>
      </form>
      <table className={`quiet-links ${styles.table}`} role="table" aria-label="Destinations side by side">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Destination
            </th>
            {compared.map(({label}) => (
              <th key={label} scope="col" role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group} role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="colgroup" colSpan={columns.length} className={styles.group}>
                {group}
              </th>
            </tr>
            {shown
              .filter(({category}) => category === group)
              .map((row) => (
                <Row key={row.to} row={row} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
