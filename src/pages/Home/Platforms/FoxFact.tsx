import type {ReactNode} from 'react';
import FoxFact from '@site/src/sections/Home/Platforms/FoxFact';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Fox fact by itself. */
export default function FoxFactPreview(): ReactNode {
  return (
    <SectionPreview
      name="Fox fact"
      description="A field note with a drawn fox: how to tell a fox, and how to tell a personalized page. On no other page.">
      <Sample>
        <FoxFact />
      </Sample>
    </SectionPreview>
  );
}
