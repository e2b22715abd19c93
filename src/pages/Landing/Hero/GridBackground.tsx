import type {ReactNode} from 'react';
import GridBackground from '@site/src/sections/Landing/Hero/GridBackground';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Grid background by itself. */
export default function GridBackgroundPreview(): ReactNode {
  return (
    <SectionPreview
      name="Grid background"
      description="The squared paper of a notebook, fading out downwards. Decoration behind the campaign hero.">
      <Sample>
        <GridBackground />
      </Sample>
    </SectionPreview>
  );
}
