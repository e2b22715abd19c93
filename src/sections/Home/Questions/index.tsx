import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Section, SectionTitle} from '../../shared';
import {questions} from './answers';
import styles from './styles.module.css';

/** What people ask before they start. The answers open one by one, without scripts, too. */
export default function Questions(): ReactNode {
  return (
    <Section labelledBy="questions" beside>
      <SectionTitle id="questions" title="Questions">
        <Link to="/docs/faq">All questions and answers</Link>
      </SectionTitle>
      <div>
        {questions.map(({question, answer}) => (
          <details key={question} className={styles.question}>
            <summary className={styles.summary}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
