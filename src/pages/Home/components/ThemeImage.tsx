import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemeImage from '@site/src/sections/shared/ThemeImage';
import Sample from '@site/src/sections/SectionPreview/Sample';
import SectionPreview from '@site/src/sections/SectionPreview';

/** The section Theme image by itself. */
export default function ThemeImagePreview(): ReactNode {
  return (
    <SectionPreview
      name="Theme image"
      description="A picture with a light and a dark version, of which only the one that fits the theme is loaded and shown.">
      <Sample>
        <ThemeImage
          light={useBaseUrl('/img/logo.svg')}
          dark={useBaseUrl('/img/logo-dark.svg')}
          alt="The mark of the brand"
          width={160}
          height={160}
        />
      </Sample>
    </SectionPreview>
  );
}
