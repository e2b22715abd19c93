import type {ReactNode} from 'react';
import Framework from '@site/src/sections/Home/Framework';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Framework by itself. */
export default function FrameworkPreview(): ReactNode {
  return (
    <SectionPreview
      name="Framework"
      description="Where the snippet goes, by platform and framework, each a link to its steps. Part of the first step on the home page.">
      <Sample>
        <Framework />
      </Sample>
    </SectionPreview>
  );
}
