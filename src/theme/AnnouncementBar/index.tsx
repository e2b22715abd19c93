import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {paths} from '@site/src/client/meantPage';

/** The announcement, on pages of docs and blog only. Pages of the next version have a banner of their own. */
export default function DocsAnnouncementBar(): ReactNode {
  const {pathname} = useLocation();
  const below = pathname.slice(useBaseUrl('/').length);
  return /^(?:docs(?!\/next(?:\/|$))|blog)(?:\/|$)/.test(below) && paths.includes(pathname) && <AnnouncementBar />;
}
