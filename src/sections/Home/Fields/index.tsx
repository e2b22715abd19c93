import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lead from '@generated/page-data/default/lead.json';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

/** What a lead holds: kinds of fields with their number and two of their names, counted in the facts. */
export default function Fields(): ReactNode {
  return (
    <Section labelledBy="fields" beside>
      <SectionTitle id="fields" title="What a lead tells you">
        A record has {lead.total} fields. {lead.delivered} of them go to destinations, {lead.inTemplates} can be used in
        the text of a page. A field is empty where nothing is known.{' '}
        <Link to="/docs/lead-fields">All fields of a lead</Link>
      </SectionTitle>
      <ul className={styles.kinds}>
        {lead.kinds.map(({label, count, examples}) => (
          <li key={label} className={styles.kind}>
            <span className={styles.count}>{count}</span>
            <span className={styles.words}>
              {label}
              {examples.map((example) => (
                <code key={example}>{example}</code>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
