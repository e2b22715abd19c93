import type {ReactNode} from 'react';
import Logo from '@site/src/sections/Home/Logo';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Logo by itself. */
export default function LogoPreview(): ReactNode {
  return (
    <SectionPreview
      name="Logo"
      description="The mark of the brand as a drawing, plain and with leaders that name its parts. Stands in the call to action.">
      <Sample>
        <Logo />
        <Logo explained />
      </Sample>
    </SectionPreview>
  );
}
