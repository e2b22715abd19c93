import type {ReactNode} from 'react';
import Devices from '@site/src/sections/Landing/Hero/Devices';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Devices by itself. */
export default function DevicesPreview(): ReactNode {
  return (
    <SectionPreview
      name="Devices"
      description="A campaign page on a computer and on a phone, with a leader to the pixel. Behind the lead record in the campaign hero.">
      <Sample>
        <Devices />
      </Sample>
    </SectionPreview>
  );
}
