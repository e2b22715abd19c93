import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** The announcement, on docs and blog only. Pages of the next version have a banner of their own. */
export default function DocsAnnouncementBar(): ReactNode {
  const below = useLocation().pathname.slice(useBaseUrl('/').length);
  return /^(?:docs(?!\/next(?:\/|$))|blog)(?:\/|$)/.test(below) && <AnnouncementBar />;
}
