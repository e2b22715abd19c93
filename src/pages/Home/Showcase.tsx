import type {ReactNode} from 'react';
import Showcase from '@site/src/sections/Home/Showcase';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Showcase by itself. */
export default function ShowcasePreview(): ReactNode {
  return (
    <SectionPreview
      name="Showcase"
      description="Apps that open web pages, with where to get them: examples, not partners. On no other page.">
      <Showcase />
    </SectionPreview>
  );
}
