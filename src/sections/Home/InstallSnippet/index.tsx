import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import samples from '@generated/page-data/default/samples.json';
import CodeBlock from '@site/src/components/CodeBlock';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import styles from './styles.module.css';

/** The pixel's snippet, ready to copy, beside the three steps around it. */
export default function InstallSnippet({plate}: {plate?: number}): ReactNode {
  return (
    <Section labelledBy="install" plate={plate} note="The snippet, life size">
      <SectionTitle id="install" title="One snippet in the head">
        The same lines on every page. Your own pixel id is filled in when you copy them from the dashboard.
      </SectionTitle>
      <div className={styles.pair}>
        <ol className={styles.steps}>
          <li>
            <Link to="/docs/start-create-a-pixel">Create a pixel</Link> and name the domains on which it may run.
          </li>
          <li>
            <Link to="/docs/start-pixel-installation">Paste the snippet</Link> near the top of the head and publish.
          </li>
          <li>
            <Link to="/docs/start-pixel-installation#verify-the-installation">Verify it</Link> with a button in the
            dashboard, or by hand in the Network tab.
          </li>
        </ol>
        <CodeBlock language="html" html={samples.install} title="Inside the head of every page" />
      </div>
    </Section>
  );
}
