import type {ReactNode} from 'react';
import styles from './styles.module.css';

type FeedbackFormProps = {
  /** Where the form is sent to. */
  action: string;
  /** Address of the page that it is about. */
  page: string;
  /** Words of the answers by the values that are sent. */
  answers: Readonly<Record<string, string>>;
};

/** A form that sends an answer, a comment and the page's address, and nothing else. */
export default function FeedbackForm({action, page, answers}: FeedbackFormProps): ReactNode {
  return (
    <form action={action} method="post">
      <input type="hidden" name="page" value={page} />
      <fieldset className={styles.answers}>
        <legend>Your answer</legend>
        {Object.entries(answers).map(([value, words]) => (
          <label key={value}>
            <input type="radio" name="answer" value={value} required /> {words}
          </label>
        ))}
      </fieldset>
      <label>
        What could be better? (optional)
        <textarea name="comment" rows={3} maxLength={2000} />
      </label>
      <button type="submit" className="button button--secondary">
        Send
      </button>
    </form>
  );
}
