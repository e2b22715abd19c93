import type {ReactNode} from 'react';
import CallToAction from '@site/src/sections/Home/CallToAction';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Call to action by itself. */
export default function CallToActionPreview(): ReactNode {
  return (
    <SectionPreview
      name="Call to action"
      description="The last section of the home and campaign pages: two ways to start, beside the mark of the brand.">
      <CallToAction />
    </SectionPreview>
  );
}
