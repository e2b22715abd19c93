import type {ReactNode} from 'react';
import type {TaggedVersion} from '../useSearch';
import styles from './styles.module.css';

type Props = {
  /** The docs versions to choose from. */
  versions: readonly TaggedVersion[];
  /** Tag of the version that is searched, or `all`. */
  version: string;
  section: string;
  /** How many results each part of the site has. */
  counts: Readonly<Record<string, number>>;
  onVersion: (tag: string) => void;
  onSection: (section: string) => void;
};

/** Narrows results to a docs version and to a part of the site. */
export default function Filters({versions, version, section, counts, onVersion, onSection}: Props): ReactNode {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const names = [...new Set([...Object.keys(counts), ...(section ? [section] : [])])].sort();
  return (
    <div className={styles.filters}>
      <label>
        Version
        <select className="control" value={version} onChange={(event) => onVersion(event.target.value)}>
          {versions.map(({tag, label}) => (
            <option key={tag} value={tag}>
              {label}
            </option>
          ))}
          <option value="all">All versions</option>
        </select>
      </label>
      <label>
        Section
        <select className="control" value={section} onChange={(event) => onSection(event.target.value)}>
          <option value="">All sections ({all})</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name} ({Object.hasOwn(counts, name) ? counts[name] : 0})
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
