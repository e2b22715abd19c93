import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import {PageHeader, SearchForm} from '@site/src/sections/docs';
import QuickLinks from '@site/src/sections/docs/QuickLinks';
import {roles, tasks} from '@site/src/sections/docs/QuickLinks/links';
import {Section, SectionTitle} from '@site/src/sections/shared';

/** Docs by role and by task. */
export default function QuickLinksPage(): ReactNode {
  const {name} = useBrand();
  return (
    <Layout title="Quick links" description={`The ${name} docs by role and by task: the pages to read first for each.`}>
      <main>
        <PageHeader title="Quick links" beside={<SearchForm />}>
          Where to start, by role and by task.
        </PageHeader>
        <Section labelledBy="roles">
          <SectionTitle id="roles" title="What’s your role?" />
          <QuickLinks groups={roles} />
        </Section>
        <Section labelledBy="tasks">
          <SectionTitle id="tasks" title="What do you want to do?" />
          <QuickLinks groups={tasks} />
        </Section>
      </main>
    </Layout>
  );
}
