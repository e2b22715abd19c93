import type {ReactNode} from 'react';
import Watch from '@site/src/sections/Home/Watch';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Watch by itself. */
export default function WatchPreview(): ReactNode {
  return (
    <SectionPreview
      name="Watch"
      description="Three samples to switch between states: a lead, an opt-in form and a personalized headline. On the campaign page.">
      <Watch />
    </SectionPreview>
  );
}
