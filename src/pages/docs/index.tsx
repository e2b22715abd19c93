import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import summary from '@generated/page-data/default/destinationSummary.json';
import lead from '@generated/page-data/default/lead.json';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import DestinationWall from '@site/src/sections/DestinationWall';
import {PageHeader} from '@site/src/sections/docs';
import {steps} from '@site/src/sections/docs/Journeyimg/steps';
import FieldGroups from '@site/src/sections/docs/FieldGroups';
import DocsSets from '@site/src/sections/docs/DocsSets';
import styles from '@site/src/sections/docs/styles.module.css';
import {Section, SectionTitle} from '@site/src/sections/shared';

/** The steps to the first lead; the journey page continues from there. */
function FirstSteps(): ReactNode {
  return (
    <nav className={styles.start} aria-labelledby="first-lead">
      <p className={`cluster ${styles.head}`}>
        <strong id="first-lead">From invite to first lead</strong>
        <Link className="button button--primary button--outline" to="/docs/quickstart">
          Quickstart
        </Link>
      </p>
      <ol className={`circled quiet-links margin--none ${styles.steps}`}>
        {steps.slice(0, 6).map(({title, to, short}) => (
          <li key={to}>
            <Link to={to}>{title}</Link> <span className="soft">{short}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The docs home page. */
export default function Docs(): ReactNode {
  const {name, supportEmail} = useBrand();
  return (
    <Layout
      title="Docs"
      description={`Search the ${name} docs, follow the steps from invite to first lead, or go straight to a task, a lead field, or a destination.`}>
      <main>
        <PageHeader title={`${name} docs`} search beside={<FirstSteps />}>
          Ask for consent, install the pixel, and get leads where you work.
        </PageHeader>
        <Section labelledBy="sets">
          <SectionTitle id="sets" title="All docs" />
          <DocsSets />
        </Section>
        <Section labelledBy="record">
          <SectionTitle id="record" title={`One lead, up to ${lead.total} fields`}>
            A lead is one person’s record, in {lead.groups.length} groups of fields.{' '}
            <Link to="/docs/lead-fields">All fields</Link>
          </SectionTitle>
          <FieldGroups />
        </Section>
        <Section labelledBy="systems">
          <SectionTitle id="systems" title="Where do you want to send leads?">
            Of {summary.listed + summary.onRequest} destinations, {summary.listed} are available. The{' '}
            {summary.onRequest} with a * aren’t confirmed, so ask <Link to={`mailto:${supportEmail}`}>support</Link>{' '}
            before you rely on one. <Link to="/docs/intro-to-integrations">How integrations work</Link>
          </SectionTitle>
          <DestinationWall />
        </Section>
      </main>
    </Layout>
  );
}
