/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of block-level tables */
import {type ReactNode, useId, useState} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {DestinationTraits} from '@site/content/facts/destinationTraits';
import styles from './styles.module.css';

/** A destination with its traits, title, and page path. */
type Destination = DestinationTraits & {title: string; to: string};

type Column = {trait: keyof DestinationTraits; label: string};

/** Filterable traits, most requested first. The first one groups the rows; the others are columns. */
const columns: readonly Column[] = [
  {trait: 'category', label: 'Category'},
  {trait: 'layout', label: 'How leads land'},
  {trait: 'signIn', label: 'Sign-in'},
  {trait: 'availability', label: 'Availability'},
  {trait: 'dedupe', label: 'One record per key'},
  {trait: 'resends', label: 'Sends everything again'},
  {trait: 'replaces', label: 'Replaces everything'},
  {trait: 'formats', label: 'File format'},
  {trait: 'tunnel', label: 'SSH tunnel'},
];

/** Returns a destination's values for a trait. */
const valuesOf = (row: Destination, trait: keyof DestinationTraits): readonly string[] => [row[trait]].flat();

/** Whether a destination matches all selected options. */
const matches = (row: Destination, selected: Readonly<Record<string, string>>): boolean =>
  columns.every(({trait}) => !selected[trait] || valuesOf(row, trait).includes(selected[trait]));

const compared = columns.slice(1);

type ChoicesProps = {
  columns: readonly Column[];
  rows: readonly Destination[];
  disabled: boolean;
  selected: Readonly<Record<string, string>>;
  onChange: (selected: Readonly<Record<string, string>>) => void;
};

/** A select for each of the given columns, to filter the table by. */
function Choices({columns, rows, disabled, selected, onChange}: ChoicesProps): ReactNode {
  const id = useId();
  return columns.map(({trait, label}) => (
    <div key={trait}>
      <label htmlFor={id + trait}>{label}</label>
      <select
        className="control"
        id={id + trait}
        autoComplete="off"
        disabled={disabled}
        value={selected[trait] ?? ''}
        onChange={({currentTarget}) => onChange({...selected, [trait]: currentTarget.value})}>
        <option value="">Any</option>
        {[...new Set(rows.flatMap((row) => valuesOf(row, trait)))].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </div>
  ));
}

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

/** A table that compares all destinations by category, with filters. Without scripts, it shows all rows. */
export default function CompareTable({rows}: {rows: readonly Destination[]}): ReactNode {
  const disabled = !useIsBrowser();
  const [selected, setSelected] = useState<Readonly<Record<string, string>>>({});
  const filter = {rows, disabled, selected, onChange: setSelected};
  const shown = rows.filter((row) => matches(row, selected));
  const groups = [...new Set(shown.map(({category}) => category))];
  return (
    <div className={styles.compare} data-compare="" data-search-skip="">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.bar} role="group" aria-label="Filter the table">
          <Choices columns={columns.slice(0, 4)} {...filter} />
        </div>
        <details className="soft">
          <summary>More filters</summary>
          <div className={styles.bar}>
            <Choices columns={columns.slice(4)} {...filter} />
          </div>
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
