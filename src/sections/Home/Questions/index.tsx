import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Section, SectionTitle} from '../../shared';

/** Common questions before signup. Answers claim no more than the docs do. */
const questions: readonly {question: string; answer: ReactNode}[] = [
  {
    question: 'How do I get an account?',
    answer: (
      <>
        By invitation only. Book a call or join the waiting list.{' '}
        <Link to="/docs/start-registration">How registration works</Link>
      </>
    ),
  },
  {
    question: 'How many visitors are recognized?',
    answer: (
      <>
        It depends on your traffic, so we don’t quote a figure. To see your own match rate, open the{' '}
        <Link to="/docs/intro-to-dashboard">dashboard</Link>.
      </>
    ),
  },
  {
    question: 'May I email the leads?',
    answer: (
      <>
        Yes, within the law. Leads haven’t agreed to hear from you. CAN-SPAM requires accurate sender information and
        subject lines, a postal address, and a working opt-out. Many email tools prohibit mailing people who didn’t sign
        up. <Link to="/docs/intro-to-leads#before-you-contact-a-lead">What to check for each channel</Link>
      </>
    ),
  },
  {
    question: 'Is personal data shared or sold?',
    answer: (
      <>
        Yes. It goes to customers, partners, service providers, and affiliates, and to others where the law requires it.
        The <Link to="/privacy-policy">privacy policy</Link> lists the categories sold and explains how to opt out.
      </>
    ),
  },
  {
    question: 'How accurate is the data?',
    answer: (
      <>
        It varies by field and person. Compare a sample of leads with your own customers, and never base an important
        decision about someone on a single attribute.
      </>
    ),
  },
];

/** The FAQ section. Each answer expands on its own, even without scripts. */
export default function Questions(): ReactNode {
  return (
    <Section labelledBy="questions" beside>
      <SectionTitle id="questions" title="Questions">
        <Link to="/docs/faq">All questions and answers</Link>
      </SectionTitle>
      <div>
        {questions.map(({question, answer}) => (
          <details key={question} className="fold">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
