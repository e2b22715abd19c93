import type {ReactNode} from 'react';
import FloorBackground from '@site/src/sections/Landing/Hero/FloorBackground';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Floor background by itself. */
export default function FloorBackgroundPreview(): ReactNode {
  return (
    <SectionPreview
      name="Floor background"
      description="The ground under a drawing: contour lines and a scale. Decoration at the foot of the campaign hero.">
      <Sample>
        <FloorBackground />
      </Sample>
    </SectionPreview>
  );
}
