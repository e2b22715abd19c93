import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import styles from './styles.module.css';

type Props = {
  /** Called when the reader follows one of the links. */
  onFollow?: () => void;
};

/** Links to all sets of docs, the one being read marked. A set that this version lacks leads to the latest, and says so. */
export default function SetSwitch({onFollow}: Props): ReactNode {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  return (
    <nav aria-label="Sets of docs">
      <ul className={styles.list}>
        {docsSets.map(({sidebar, label, entry}) => {
          const find = (version = latest) => version.docs.find(({id}) => id === entry);
          const own = find(activeVersion);
          const page = own ?? find();
          return (
            page && (
              <li key={entry}>
                <Link
                  className={styles.link}
                  to={page.path}
                  aria-current={sidebar === activeDoc?.sidebar ? 'true' : undefined}
                  onClick={onFollow}>
                  {label}
                  {!own && <small> {latest.label}</small>}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
