import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * The announcement, on docs and blog alone: it speaks to those who read, not to those who decide. Who reads the next
 * version is told by the page.
 */
export default function DocsAnnouncementBar(): ReactNode {
  const below = useLocation().pathname.slice(useBaseUrl('/').length);
  return /^(?:docs(?!\/next\b)|blog)\b/.test(below) && <AnnouncementBar />;
}
