import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {useMissingResultsUrl} from '@site/src/lib/useMissingResultsUrl';
import {tasks} from '../pages';
import type {MarkedText as Text, PageHit} from '../types';
import type {SearchState} from '../useSearch';
import Failure from './Failure';
import styles from './styles.module.css';

/** Text with the words of the query marked. A piece that changes is a new element: translators replace text nodes. */
function MarkedText({text}: {text: Text}): ReactNode {
  return text.map((piece, at) => {
    const Piece = at % 2 === 1 ? 'mark' : 'span';
    return <Piece key={`${at} ${piece}`}>{piece}</Piece>;
  });
}

/** The text of a hit; its place is kept until it has loaded. */
function Snippet({text}: {text: Text | undefined}): ReactNode {
  if (text === undefined) {
    return <span className={styles.placeholder} />;
  }
  return (
    text.join('') !== '' && (
      <span className={`soft ${styles.snippet}`}>
        <MarkedText text={text} />
      </span>
    )
  );
}

type RowProps = {link: LinkProps | undefined; text: Text | undefined; children: ReactNode};

/** A page or a section of one; without a link only its name. */
function Row({link, text, children}: RowProps): ReactNode {
  return link ? (
    <Link {...link} className={clsx(styles.option, link.className)}>
      {children}
      <Snippet text={text} />
    </Link>
  ) : (
    <div className={styles.option}>{children}</div>
  );
}

type ResultListProps = {
  hits: readonly PageHit[];
  /** Element of the titles of pages. */
  title: 'h2' | 'span';
  /** Attributes of the link to a result; none where the page is not a result, and only sections of it are. */
  linkTo: (path: string) => LinkProps | undefined;
};

/** Pages, each with the sections that answer. */
export function ResultList({hits, title: Title, linkTo}: ResultListProps): ReactNode {
  return hits.map(({path, title, section, text, sections}) => (
    <div key={path} role="group" aria-label={`${title.join('')}, ${section}`} className={styles.page}>
      <Row link={linkTo(path)} text={text}>
        <Title className={styles.title}>
          <span>
            <MarkedText text={title} />
          </span>{' '}
          <span key={section} className={styles.section}>
            {section}
          </span>
        </Title>
      </Row>
      <div className={styles.sections}>
        {sections.map(({href, trail, text: snippet}) => (
          <Row key={href} link={linkTo(href)} text={snippet}>
            {trail.map((heading, at) => (
              <span key={at}>
                {at > 0 && <span> › </span>}
                <MarkedText text={heading} />
              </span>
            ))}
          </Row>
        ))}
      </div>
    </div>
  ));
}

type NoResultsProps = {query: string; suggestions: readonly string[]; onSuggestion: (query: string) => void};

function NoResults({query, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  const missingResultsUrl = useMissingResultsUrl();
  return (
    <div className={styles.notice}>
      <p>
        <b>No results for “{query}”</b>
      </p>
      <p>Try searching for:</p>
      <p className={`cluster ${styles.chips}`}>
        {(suggestions.length > 0 ? suggestions : tasks.slice(0, 3).map(({title}) => title)).map((suggestion) => (
          <button key={suggestion} type="button" className={styles.button} onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </button>
        ))}
      </p>
      <p>
        Believe this query should return results? <a href={missingResultsUrl(query)}>Let us know.</a>
      </p>
    </div>
  );
}

type MessageProps = {
  state: SearchState;
  /** What to say when nothing has been typed. */
  idle?: ReactNode;
  /** What to say of results. */
  count: (count: number, query: string) => ReactNode;
  onSuggestion: (query: string) => void;
  onRetry: () => void;
};

/** The state of a search in words, for screen readers too. Each message is a new element, so that translations follow. */
export function Message({state, idle, count, onSuggestion, onRetry}: MessageProps): ReactNode {
  const {status, result} = state;
  const messages = {
    idle,
    busy: <p className={styles.notice}>Searching…</p>,
    failed: <Failure onRetry={onRetry} />,
    done: result && result.count > 0 && count(result.count, result.query),
    none: result && <NoResults {...result} onSuggestion={onSuggestion} />,
  };
  const shown = result ? (result.count > 0 ? 'done' : 'none') : status;
  return (
    <div role="status">
      <div key={result ? `${result.count} ${result.query}` : status}>{messages[shown]}</div>
    </div>
  );
}
