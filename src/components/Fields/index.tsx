import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineCode from '../InlineCode';
import styles from './styles.module.css';

type Props = {
  /** The identifier as code uses it. */
  name: string;
  /** Set at build time if the name alone would not make a unique anchor on the page. */
  anchor?: string;
  /** A second anchor, for well-known names that are linked to directly. */
  id?: string;
  /** The display name, if it differs. */
  label?: string;
  type?: string;
  /** Link to the type's fields on this page. */
  typeHref?: string;
  /** Shown only if there is no default, because only then must the reader set the field. */
  required?: boolean;
  default?: string;
  /** Allowed values. */
  values?: readonly string[];
  example?: string;
  /** Where the field is available; filters match on it. */
  tags?: readonly string[];
  /** The same as text, shown if the field is an exception in its list. */
  places?: string;
  children?: ReactNode;
};

function Fact({label, values}: {label: string; values: readonly string[]}): ReactNode {
  return (
    <div>
      {label}{' '}
      {values.map((value, index) => (
        <span key={value}>
          {index > 0 && ', '}
          <code>{value}</code>
        </span>
      ))}
    </div>
  );
}

/** Whether a name and a label are equivalent, such as `account_id` and "Account ID". */
const isSame = (name: string, label: string) =>
  name.replaceAll(/[\W_]/g, '').toLowerCase() === label.replaceAll(/[\W_]/g, '').toLowerCase();

/** A row of a reference table. */
export function Field({
  name,
  anchor = `field-${name}`,
  id,
  label,
  type,
  typeHref,
  required,
  default: fallback,
  values,
  example,
  tags = [],
  places,
  children,
}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(anchor);
  collectAnchor(id);
  return (
    <div className={styles.field} id={anchor} data-entry={tags.join()}>
      <dt id={id}>
        <a className={styles.anchor} href={`#${id ?? anchor}`}>
          <InlineCode>{name}</InlineCode>
        </a>{' '}
        {label && !isSame(name, label) && <span className={styles.label}>{label} </span>}
        {(type ?? required) && (
          <span className={styles.kind} data-search-skip="">
            {typeHref ? <a href={typeHref}>{type}</a> : type}
            {required && fallback === undefined && <span className={styles.required}>{' required'}</span>}
          </span>
        )}
      </dt>
      <dd className={styles.meaning}>
        {children}
        {(values ?? fallback ?? example ?? places) !== undefined && (
          <div className="soft cluster">
            {places && <div>In {places}</div>}
            {values && <Fact label={values.length === 1 ? 'Always' : 'One of'} values={values} />}
            {fallback !== undefined && <Fact label="Default" values={[fallback]} />}
            {example !== undefined && <Fact label="Example" values={[example]} />}
          </div>
        )}
      </dd>
    </div>
  );
}

/** A reference table. Each row is a `Field` with its own anchor. */
export default function Fields({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.fields}>{children}</dl>;
}
