import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Questions that come before a start, with answers that say no more than the docs do. */
export const questions: readonly {question: string; answer: ReactNode}[] = [
  {
    question: 'How do I get in?',
    answer: (
      <>
        By invite. Book a call or ask for a place on the waiting list:{' '}
        <Link to="/docs/start-registration">how registration works</Link>.
      </>
    ),
  },
  {
    question: 'How many visitors are recognized?',
    answer: (
      <>
        That depends on your traffic, so there is no figure here. Your own share is on the{' '}
        <Link to="/docs/intro-to-dashboard">dashboard</Link>.
      </>
    ),
  },
  {
    question: 'May I email the leads?',
    answer: (
      <>
        A lead hasn’t agreed to hear from you. CAN-SPAM requires an accurate sender and subject line, a postal address
        and a working opt-out, and many email tools forbid lists of people who did not sign up.{' '}
        <Link to="/docs/intro-to-leads#before-you-contact-a-lead">What to check for each channel</Link>
      </>
    ),
  },
  {
    question: 'Is personal data shared or sold?',
    answer: (
      <>
        Yes. It goes to customers, partners, service providers and affiliates, and to others where the law requires it.
        The <Link to="/privacy-policy">privacy policy</Link> says which categories were sold, and how to opt out.
      </>
    ),
  },
  {
    question: 'How accurate is the data?',
    answer: (
      <>
        It varies by field and by person. Compare a sample of leads with customers you know, and never rely on a single
        attribute for a decision that matters to a person.
      </>
    ),
  },
];
