import type {ReactNode} from 'react';
import Framework from '@site/src/sections/Home/Framework';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Framework by itself. */
export default function FrameworkPreview(): ReactNode {
  return (
    <SectionPreview
      name="Framework"
      description="The places the snippet goes into, by platform and framework, as cards that lead to the steps. Stands on the home page.">
      <Framework />
    </SectionPreview>
  );
}
