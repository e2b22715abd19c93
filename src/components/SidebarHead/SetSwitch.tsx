import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {docsSets} from '@site/content/docsSets';
import HeadMenu, {type FollowProps} from './HeadMenu';

/** A menu of all docs sets, the current one marked. A set missing in this version links to the latest and says so. */
export default function SetSwitch({onFollow}: FollowProps): ReactNode {
  const {activeVersion, activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const current = docsSets.find(({sidebar}) => sidebar === activeDoc?.sidebar);
  return (
    <HeadMenu name="Sets of docs" label={current?.label ?? 'All docs'}>
      {docsSets.map(({sidebar, label, entry, line}) => {
        const find = (version = latest) => version.docs.find(({id}) => id === entry);
        const own = find(activeVersion);
        const page = own ?? find();
        return (
          page && (
            <li key={entry}>
              <Link to={page.path} aria-current={sidebar === current?.sidebar ? 'true' : undefined} onClick={onFollow}>
                {label} <small>{own ? line : `${line} (${latest.label})`}</small>
              </Link>
            </li>
          )
        );
      })}
    </HeadMenu>
  );
}
