import type {ReactNode} from 'react';
import Platforms from '@site/src/sections/Home/Platforms';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Platforms by itself. */
export default function PlatformsPreview(): ReactNode {
  return (
    <SectionPreview
      name="Platforms"
      description="A template beside the device that shows it, and a field note on fallbacks. Stands on the home page.">
      <Platforms />
    </SectionPreview>
  );
}
