import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';

const title = 'This page crashed';

/** What is shown in place of a page that could not be drawn: the causes, and a way to try again. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  // Events that the starter holds are not for this page.
  useEffect(() => window.siteStart?.finish(), []);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>{title}</title>
      </Head>
      <Heading as="h1">{title}</Heading>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
