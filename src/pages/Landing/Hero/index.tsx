import type {ReactNode} from 'react';
import Hero from '@site/src/sections/Landing/Hero';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Campaign hero by itself. */
export default function HeroPreview(): ReactNode {
  return (
    <SectionPreview
      name="Campaign hero"
      description="The first screen of the campaign page: a promise with its limits, two ways on, and the devices on squared paper.">
      <Hero level={2} />
    </SectionPreview>
  );
}
