import type {ReactNode} from 'react';
import Platforms from '@site/src/sections/Home/Platforms';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Platforms by itself. */
export default function PlatformsPreview(): ReactNode {
  return (
    <SectionPreview
      name="Platforms"
      description="A template beside a phone with the page that an unknown visitor reads. On the home page.">
      <Platforms />
    </SectionPreview>
  );
}
