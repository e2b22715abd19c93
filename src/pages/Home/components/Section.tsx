import type {ReactNode} from 'react';
import Section from '@site/src/sections/shared/Section';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Section by itself. */
export default function SectionFramePreview(): ReactNode {
  return (
    <SectionPreview
      name="Section"
      description="The frame of every section on the home page: a rule, the plate number in the margin, the content beside it.">
      <Section labelledBy="sample" plate={7} note="A note in the margin">
        <h2 id="sample">A section</h2>
        <p>The content stands here. On narrow screens the note moves above it.</p>
      </Section>
    </SectionPreview>
  );
}
