import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineCode from '../InlineCode';
import styles from './styles.module.css';

type Props = {
  /** The identifier as code uses it. */
  name: string;
  /** Set when the page is built, where the name alone makes no anchor that is unique on its page. */
  anchor?: string;
  /** A second anchor, for names that are known well enough to be linked as they are. */
  id?: string;
  /** The name on the screen, when it differs. */
  label?: string;
  type?: string;
  /** Address of the type's own fields on the page. */
  typeHref?: string;
  /** Shown where there is no default: only then does the reader have to fill it in. */
  required?: boolean;
  default?: string;
  /** The values allowed. */
  values?: readonly string[];
  example?: string;
  /** Where the field is available: a filter can select by it. */
  tags?: readonly string[];
  /** The same as text, where the field is an exception in its list. */
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

/** A name and a label that say the same: `account_id` and "Account ID". */
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

/** A reference table: each row is a `Field` with an anchor of its own. */
export default function Fields({children}: {children: ReactNode}): ReactNode {
  return <dl className={styles.fields}>{children}</dl>;
}
