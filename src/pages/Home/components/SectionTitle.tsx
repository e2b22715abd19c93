import type {ReactNode} from 'react';
import SectionTitle from '@site/src/sections/shared/SectionTitle';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Section title by itself. */
export default function SectionTitlePreview(): ReactNode {
  return (
    <SectionPreview
      name="Section title"
      description="The heading of a section with the sentence that follows it, in its two sizes. Used by every section.">
      <Sample>
        <SectionTitle id="display" title="The first heading of a page" display>
          A sentence says what the page is about.
        </SectionTitle>
        <SectionTitle id="title" title="The heading of a section">
          One or two sentences say what there is to see.
        </SectionTitle>
      </Sample>
    </SectionPreview>
  );
}
