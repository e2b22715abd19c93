import type {ReactNode} from 'react';
import Logo from '@site/src/sections/Home/Logo';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Logo by itself. */
export default function LogoPreview(): ReactNode {
  return (
    <SectionPreview
      name="Logo"
      description="The mark of the brand as a drawing, in the colors of the theme. Part of the call to action.">
      <Sample>
        <Logo />
      </Sample>
    </SectionPreview>
  );
}
