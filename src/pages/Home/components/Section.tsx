import type {ReactNode} from 'react';
import Section from '@site/src/sections/shared/Section';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Section by itself. */
export default function SectionFramePreview(): ReactNode {
  return (
    <SectionPreview
      name="Section"
      description="The frame of every section on the home page: a rule, then the title, with the content below or beside it.">
      <Section labelledBy="sample" beside>
        <h2 id="sample">A section</h2>
        <p>The content goes here. On narrow screens it moves below the title.</p>
      </Section>
    </SectionPreview>
  );
}
