import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import samples from '@generated/page-data/default/samples.json';
import CodeBlock from '@site/src/components/CodeBlock';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

type VisitorViewProps = {
  /** The visitor, and what the record contains about them. */
  visitor: string;
  record: string;
  /** Text inserted from the record or a fallback. */
  seeds: string;
  place: string;
};

/** The page as one visitor sees it. */
function VisitorView({visitor, record, seeds, place}: VisitorViewProps): ReactNode {
  return (
    <figure className={`panel ${styles.view}`}>
      <figcaption className={`cluster ${styles.visitor}`}>
        {visitor} <code>{record}</code>
      </figcaption>
      <p className={styles.headline}>
        Seeds for <mark>{seeds}</mark>
      </p>
      <div>
        Free delivery in <mark>{place}</mark>.
      </div>
    </figure>
  );
}

/** A template, and the page as two visitors see it. */
export default function Platforms(): ReactNode {
  return (
    <Section labelledBy="platforms" ground="dark">
      <SectionTitle id="platforms" title="Pages that adapt to the visitor">
        Put fields from the record into your page’s text, with a fallback for unknown visitors.{' '}
        <Link to="/docs/personalization/activate-personalization">How to turn it on</Link>
      </SectionTitle>
      <div className={styles.pair}>
        <CodeBlock language="html" html={samples.template} title="What the template says" />
        <VisitorView
          visitor="What a recognized gardener sees"
          record="gardening: 1, city: Maple Fork"
          seeds="your spring beds"
          place="Maple Fork"
        />
        <VisitorView
          visitor="What an unknown visitor sees"
          record="no record"
          seeds="balcony and garden"
          place="your area"
        />
      </div>
    </Section>
  );
}
