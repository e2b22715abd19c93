import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ScrollTable from '../ScrollTable';
import Choices from './Choices';
import {type Destination, columns, fits, valuesOf} from './columns';
import styles from './styles.module.css';

const compared = columns.slice(1);

/** A destination with its values; what it can do is marked. */
function Row({row}: {row: Destination}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={row.to}>{row.title}</Link>
      </th>
      {compared.map(({trait}) => {
        const text = valuesOf(row, trait).join(', ');
        return (
          <td key={trait} className={clsx(/^(?:No|None)$/.test(text) && 'soft', text === 'Yes' && styles.yes)}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** All destinations side by side, by category, to filter and compare. Without scripts the whole table is there. */
export default function CompareTable({rows}: {rows: readonly Destination[]}): ReactNode {
  const disabled = !useIsBrowser();
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const filter = {rows, disabled, wanted, onChange: setWanted};
  const shown = rows.filter((row) => fits(row, wanted));
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
      <ScrollTable label="Destinations side by side" tabIndex={-1}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Destination</th>
              {compared.map(({label}) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="colgroup" colSpan={columns.length} className={styles.group}>
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
      </ScrollTable>
    </div>
  );
}
