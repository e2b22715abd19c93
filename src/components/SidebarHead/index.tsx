import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import {joinWords} from '@site/content/words';
import styles from './styles.module.css';

type Props = {
  /** Called when the reader follows one of the links. */
  onFollow?: () => void;
};

type MenuProps = {
  /** Description of the menu for screen readers. */
  name: string;
  /** The current choice, shown on the button. */
  label: ReactNode;
  /** List items, each with a link. */
  children: ReactNode;
};

/** A menu as `<details>`; the inline starter closes every `details[data-menu]`. */
function Menu({name, label, children}: MenuProps): ReactNode {
  return (
    <nav aria-label={name}>
      <details data-menu="">
        <summary className={`aligned ${styles.button}`}>{label}</summary>
        <ul className={`panel clean-list margin--none ${styles.list}`}>{children}</ul>
      </details>
    </nav>
  );
}

/** A menu of all docs sets, the current one marked. A set missing in this version links to the latest and says so. */
function SetSwitch({onFollow}: Props): ReactNode {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const current = docsSets.find(({sidebar}) => sidebar === activeDoc?.sidebar);
  return (
    <Menu name="Sets of docs" label={current?.label ?? 'All docs'}>
      {docsSets.map(({sidebar, label, entry, description}) => {
        const find = (version = latest) => version.docs.find(({id}) => id === entry);
        const own = find(activeVersion);
        const page = own ?? find();
        return (
          page && (
            <li key={entry}>
              <Link to={page.path} aria-current={sidebar === current?.sidebar ? 'true' : undefined} onClick={onFollow}>
                {label} <small>{own ? description : `${description} (${latest.label})`}</small>
              </Link>
            </li>
          )
        );
      })}
    </Menu>
  );
}

/** A menu of docs versions, the current one marked. A version without this page links to its main page and says so. */
function VersionSwitch({onFollow}: Props): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const hasPage = (name: string) => name === activeVersion?.name || name in alternateDocVersions;
  const withPage = versions.filter(({name}) => hasPage(name)).map(({label}) => label);
  return (
    <Menu name="Docs version" label={`Version ${activeVersion?.label}`}>
      {versions.map((version) => (
        <li key={version.name}>
          <Link
            to={alternateDocVersions[version.name]?.path ?? version.docs.find(({id}) => id === version.mainDocId)?.path}
            data-version={version.name}
            aria-current={version.name === activeVersion?.name ? 'true' : undefined}
            onClick={() => {
              savePreferredVersionName(version.name);
              onFollow?.();
            }}>
            {version.label}
          </Link>
        </li>
      ))}
      {withPage.length < versions.length && (
        <li>
          <small>This page is only in {joinWords(withPage)}.</small>
        </li>
      )}
    </Menu>
  );
}

/** The top of the docs sidebar, with menus for docs sets and versions. */
export default function SidebarHead({onFollow}: Props): ReactNode {
  return (
    <div className={`aligned ${styles.row}`}>
      <SetSwitch onFollow={onFollow} />
      <VersionSwitch onFollow={onFollow} />
    </div>
  );
}
