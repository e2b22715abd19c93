import type {ReactNode} from 'react';
import Native from '@site/src/sections/Home/Native';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Native by itself. */
export default function NativePreview(): ReactNode {
  return (
    <SectionPreview
      name="Native"
      description="What the pixel is in a page: details of the source, each with a leader to what it means. On the campaign page.">
      <Native />
    </SectionPreview>
  );
}
