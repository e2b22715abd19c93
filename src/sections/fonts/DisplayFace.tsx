import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import face from './newsreader-500.woff2';
import './face.css';

/** Loads the display face early, on pages whose first screen uses it. */
export default function DisplayFace(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
