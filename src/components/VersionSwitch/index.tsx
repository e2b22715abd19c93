import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {joinWords} from '@site/content/joinWords';
import {mainDocOf} from '@site/src/lib/mainDoc';
import styles from './styles.module.css';

/** The docs versions, the one being read marked. From a page that one lacks it leads to its main page, and says so. */
export default function VersionSwitch(): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const hasPage = (name: string) => name === activeVersion?.name || name in alternateDocVersions;
  const having = versions.filter(({name}) => hasPage(name)).map(({label}) => label);
  return (
    <nav className={styles.switch} aria-label="Docs version">
      <span className={styles.label}>Version</span>
      <ul className={styles.list}>
        {versions.map((version) => {
          const target = alternateDocVersions[version.name]?.path ?? mainDocOf(version);
          return (
            <li key={version.name}>
              <Link
                className={styles.link}
                to={target}
                data-version={version.name}
                aria-current={version.name === activeVersion?.name ? 'true' : undefined}
                onClick={() => savePreferredVersionName(version.name)}>
                {version.label}
              </Link>
            </li>
          );
        })}
      </ul>
      {having.length < versions.length && (
        <span className={styles.only}>This page is only in {joinWords(having)}.</span>
      )}
    </nav>
  );
}
