import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {useMissingResultsUrl} from '@site/src/lib/useMissingResultsUrl';
import {tasks} from '../pages';
import type {MarkedText as Text, PageHit, SearchResult} from '../types';
import {type SearchState, totalOf} from '../useSearch';
import Failure from './Failure';
import styles from './styles.module.css';

/** Text with the query's words marked. Changed pieces are new elements, because translators replace text nodes. */
function MarkedText({text}: {text: Text}): ReactNode {
  return text.map((piece, at) => {
    const Piece = at % 2 === 1 ? 'mark' : 'span';
    return <Piece key={`${at} ${piece}`}>{piece}</Piece>;
  });
}

/** The text of a hit, or a placeholder until it has loaded. */
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

/** A page or one of its sections; without a link, only its name. */
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
  /** Element for page titles. */
  title: 'h2' | 'span';
  /** Returns link attributes for a result; undefined for a page of which only sections are results. */
  linkTo: (path: string) => LinkProps | undefined;
};

/** Pages, each with its matching sections. */
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

type NoResultsProps = SearchResult & Pick<MessageProps, 'onSuggestion'>;

function NoResults({query, section, sections, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  const missingResultsUrl = useMissingResultsUrl();
  const elsewhere = totalOf(sections);
  const similar = suggestions.length > 0 ? suggestions : tasks.slice(0, 3).map(({title}) => title);
  return (
    <div className={styles.notice}>
      <p>
        <b>{`No results for “${query}”${section && ` in ${section}`}`}</b>
      </p>
      {elsewhere === 0 && <p>Try searching for:</p>}
      <p className={`cluster ${styles.chips}`}>
        {(elsewhere > 0 ? [query] : similar).map((suggestion) => (
          <button key={suggestion} type="button" className={styles.button} onClick={() => onSuggestion(suggestion)}>
            {elsewhere > 0 ? `Search all sections (${elsewhere})` : suggestion}
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
  /** Message before anything is typed. */
  idle?: ReactNode;
  /** Message about the number of results. */
  count: (count: number, query: string) => ReactNode;
  /** Searches all sections for a query. */
  onSuggestion: (query: string) => void;
  onRetry: () => void;
};

/** The search status as text, also for screen readers. Each message is a new element, so it gets translated. */
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
