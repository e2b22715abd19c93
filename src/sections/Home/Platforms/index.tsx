import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import samples from '@generated/page-data/default/samples.json';
import CodeBlock from '@site/src/components/CodeBlock';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import Device from './Device';
import FoxFact from './FoxFact';
import styles from './styles.module.css';

/** A template beside the device that shows it, with a field note on what is read before a record arrives. */
export default function Platforms({plate}: {plate?: number}): ReactNode {
  return (
    <Section labelledBy="platforms" plate={plate} note="Source and page">
      <SectionTitle id="platforms" title="Copy that works before anything is known">
        Templates are part of the page’s own copy, in any editor or builder that leaves the braces alone. Each carries
        the text for visitors about whom nothing is known.{' '}
        <Link to="/docs/personalization/activate-personalization">Turn dynamic text on</Link>
      </SectionTitle>
      <div className={styles.pair}>
        <CodeBlock language="html" html={samples.template} title="In the copy of the page" />
        <Device />
      </div>
      <FoxFact />
    </Section>
  );
}
