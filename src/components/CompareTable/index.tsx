import {type ReactNode, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ScrollTable from '../ScrollTable';
import Choices from './Choices';
import Row from './Row';
import {type Destination, columns, fits} from './columns';
import styles from './styles.module.css';

/** All destinations side by side, to filter, tick and compare. Without scripts the whole table is there. */
export default function CompareTable({rows}: {rows: readonly Destination[]}): ReactNode {
  const disabled = !useIsBrowser();
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isPickedOnly, setPickedOnly] = useState(false);
  const shown = rows.filter((row) => (isPickedOnly ? picked.has(row.to) : fits(row, wanted)));
  const pick = (to: string) => {
    const next = new Set(picked.has(to) ? [...picked].filter((each) => each !== to) : [...picked, to]);
    setPicked(next);
    setPickedOnly(isPickedOnly && next.size > 0);
  };
  return (
    <div className={styles.compare} data-compare="" data-search-skip="">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.bar} role="group" aria-label="Filter the table">
          <Choices rows={rows} disabled={disabled || isPickedOnly} wanted={wanted} onChange={setWanted} />
        </div>
        <p className={`margin--none ${styles.state}`}>
          {picked.size > 0 ? (
            <label>
              <input
                type="checkbox"
                autoComplete="off"
                checked={isPickedOnly}
                onChange={({currentTarget}) => setPickedOnly(currentTarget.checked)}
              />{' '}
              Show only selected
            </label>
          ) : (
            <span>Select destinations to see only those.</span>
          )}
          <output>
            <span key={shown.length}>
              {shown.length} of {rows.length}
            </span>
          </output>
        </p>
      </form>
      <ScrollTable label="Destinations side by side">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Destination</th>
              {columns.map(({label}) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.to}
                row={row}
                disabled={disabled}
                isPicked={picked.has(row.to)}
                onPick={() => pick(row.to)}
              />
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </div>
  );
}
