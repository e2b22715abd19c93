import type {ReactNode} from 'react';
import {useBrand} from '@site/src/lib/useBrand';
import styles from './styles.module.css';

const answers = {
  yes: 'Yes',
  missing: 'No, something is missing',
  wrong: 'No, something is wrong',
  unclear: 'No, it’s hard to follow',
  other: 'No, I was looking for something else',
} as const;

/** A form that sends the answer, a comment, and the page URL, and nothing else. */
function FeedbackForm({action, page}: {action: string; page: string}): ReactNode {
  return (
    <form action={action} method="post">
      <input type="hidden" name="page" value={page} />
      <fieldset className={styles.answers}>
        <legend>Your answer</legend>
        {Object.entries(answers).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="answer" value={value} required /> {label}
          </label>
        ))}
      </fieldset>
      <label>
        What could be better? (optional)
        <textarea className="control" name="comment" rows={3} maxLength={2000} />
      </label>
      <button type="submit" className="button button--secondary">
        Send
      </button>
    </form>
  );
}

/** Asks whether a page was helpful. Without an endpoint, links that open prefilled emails replace the form. */
export default function Feedback({title, route}: {title: string; route: string}): ReactNode {
  const {feedbackEndpoint, supportEmail, siteUrl} = useBrand();
  const page = siteUrl + route;
  const mail = (answer: string) =>
    `mailto:${supportEmail}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${answer}.\n${page}\n\n`)}`;
  return (
    <details className={styles.feedback} data-search-skip="">
      <summary>Was this page helpful?</summary>
      {feedbackEndpoint ? (
        <FeedbackForm action={feedbackEndpoint} page={page} />
      ) : (
        <>
          <p>Each answer opens an email that you can edit and send.</p>
          <ul className="margin--none">
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
