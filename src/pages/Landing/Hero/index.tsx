import type {ReactNode} from 'react';
import Hero from '@site/src/sections/Landing/Hero';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Campaign hero by itself. */
export default function HeroPreview(): ReactNode {
  return (
    <SectionPreview
      name="Campaign hero"
      description="The first screen of the campaign page: what it is and for whom, two ways to start, and a lead record on squared paper.">
      <Hero level={2} />
    </SectionPreview>
  );
}
