import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** The page shown after a crash, with its title in the tab as well. */
export default function TitledErrorPageContent(props: Props): ReactNode {
  // Events that the starter holds don't apply to this page.
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
