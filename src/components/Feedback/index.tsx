import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';
import FeedbackForm from './FeedbackForm';
import styles from './styles.module.css';

/** What a reader may answer: the value that is sent, and its words. */
const answers = {
  yes: 'Yes',
  missing: 'No, something is missing',
  wrong: 'No, something is wrong',
  unclear: 'No, it is hard to follow',
  other: 'No, I looked for something else',
} as const;

/**
 * Asks whether a page was helpful. Works without scripts: with an endpoint in `brand.ts` it is a form, without one each
 * answer is a link that opens a prefilled email.
 */
export default function Feedback({title, route}: {title: string; route: string}): ReactNode {
  const {feedbackEndpoint, supportEmail, siteUrl} = useBrand();
  const page = siteUrl + route;
  const mail = (answer: string) =>
    `mailto:${supportEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${answer}.\n${page}\n\n`)}`;
  return (
    <details className={styles.feedback} data-search-skip="">
      <summary>Was this page helpful?</summary>
      {feedbackEndpoint ? (
        <FeedbackForm action={feedbackEndpoint} page={page} answers={answers} />
      ) : (
        <>
          <p>Your answer opens as an email, for you to add to and to send.</p>
          <ul>
            {Object.values(answers).map((answer) => (
              <li key={answer}>
                <a href={mail(answer)}>{answer}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
