import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as ThemeProps} from '@theme/NavbarItem/DocNavbarItem';

type Props = ThemeProps & {
  /** Sidebars whose pages highlight the item; without any, only its own page does. */
  readonly sidebars?: readonly string[];
};

/** A navbar link to a docs page, active on all pages of its docs sets. */
export default function DocNavbarItem({docId, label, docsPluginId, sidebars = [], ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const isHere = activeDoc?.path === doc?.path;
  if (!doc || (doc.unlisted && !isHere)) {
    return null;
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      aria-current={isHere ? 'page' : 'true'}
      isActive={() => isHere || sidebars.includes(activeDoc?.sidebar ?? '')}
      label={label ?? docId}
      to={doc.path}
    />
  );
}
