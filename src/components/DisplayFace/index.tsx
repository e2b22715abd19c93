import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import face from '../../css/fonts/newsreader-500.woff2';

/** Loads the display face early: the title of every page is set in it. */
export default function DisplayFace(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
