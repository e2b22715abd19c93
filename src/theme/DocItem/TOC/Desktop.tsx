import type {ReactNode} from 'react';
import Desktop from '@theme-original/DocItem/TOC/Desktop';

/** The table of contents next to the text, as a landmark. */
export default function Contents(): ReactNode {
  return (
    <nav className="toc" aria-label="On this page">
      <Desktop />
    </nav>
  );
}
