import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** The screen of a page that crashed, which the tab names as well. */
export default function TitledErrorPageContent(props: Props): ReactNode {
  // Events that the starter holds are not for this page.
  useEffect(() => window.siteStart?.finish(), []);
  return (
    <>
      <Head>
        <title>This page crashed</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
