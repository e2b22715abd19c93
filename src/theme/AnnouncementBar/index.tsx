import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {paths} from '@site/src/client/correctPath';

/** The announcement bar, on docs and blog pages only. Pages of the next version have their own banner. */
export default function DocsAnnouncementBar(): ReactNode {
  const {pathname} = useLocation();
  const below = pathname.slice(useBaseUrl('/').length);
  return /^(?:docs(?!\/next(?:\/|$))|blog)(?:\/|$)/.test(below) && paths.includes(pathname) && <AnnouncementBar />;
}
