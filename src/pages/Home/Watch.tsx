import type {ReactNode} from 'react';
import Watch from '@site/src/sections/Home/Watch';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Watch by itself. */
export default function WatchPreview(): ReactNode {
  return (
    <SectionPreview
      name="Watch"
      description="Three demonstrations to switch between states: identify, capture, personalize. Stands on the home and campaign pages.">
      <Watch />
    </SectionPreview>
  );
}
