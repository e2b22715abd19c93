import {type ReactNode, useId} from 'react';
import {type Column, type Destination, valuesOf} from './columns';

type Props = {
  columns: readonly Column[];
  rows: readonly Destination[];
  disabled: boolean;
  selected: Readonly<Record<string, string>>;
  onChange: (selected: Readonly<Record<string, string>>) => void;
};

/** A select for each of the given columns, to filter the table by. */
export default function Choices({columns, rows, disabled, selected, onChange}: Props): ReactNode {
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
