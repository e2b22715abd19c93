import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {type Destination, columns, valuesOf} from './columns';
import styles from './styles.module.css';

type Props = {row: Destination; disabled: boolean; isPicked: boolean; onPick: () => void};

/** A destination with a box to tick, so that it can be compared with others. */
export default function Row({row, disabled, isPicked, onPick}: Props): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <input
            type="checkbox"
            aria-label={`Compare ${row.title}`}
            autoComplete="off"
            disabled={disabled}
            checked={isPicked}
            onChange={onPick}
          />
          <Link to={row.to}>{row.title}</Link>
        </span>
      </th>
      {columns.map(({trait}) => (
        <td key={trait}>{valuesOf(row, trait).join(', ')}</td>
      ))}
    </tr>
  );
}
