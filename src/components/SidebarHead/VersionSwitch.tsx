import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {joinWords} from '@site/content/joinWords';
import HeadMenu, {type FollowProps} from './HeadMenu';

/** A menu of docs versions, the current one marked. A version without this page links to its main page and says so. */
export default function VersionSwitch({onFollow}: FollowProps): ReactNode {
  const versions = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const hasPage = (name: string) => name === activeVersion?.name || name in alternateDocVersions;
  const having = versions.filter(({name}) => hasPage(name)).map(({label}) => label);
  return (
    <HeadMenu name="Docs version" label={`Version ${activeVersion?.label}`}>
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
      {having.length < versions.length && (
        <li>
          <small>This page is only in {joinWords(having)}.</small>
        </li>
      )}
    </HeadMenu>
  );
}
