import {type ComponentType, type ReactNode, useCallback, useState} from 'react';
import {createPortal} from 'react-dom';
import SearchBar from '@theme-original/SearchBar';
import {useMissingResultsUrl} from '@site/src/lib/useMissingResultsUrl';
import styles from './styles.module.css';

/** The wrapped part of the hosted service's client. */
type Client = {search: (...request: unknown[]) => Promise<unknown>};

/** Accepts DocSearch's options; local search has none. */
const AnySearchBar = SearchBar as ComponentType<{
  transformSearchClient: (client: Client) => Client;
  getMissingResultsUrl: (missing: {query: string}) => string;
}>;

/**
 * The search bar of the local search plugin or of the hosted service, whichever is loaded. Shows an error if the
 * service can't be reached, because DocSearch 4.7 replaces its own message before it is painted.
 */
export default function SearchBarWrapper(): ReactNode {
  const missingResultsUrl = useMissingResultsUrl();
  const [hasFailed, setFailed] = useState(false);
  const transformSearchClient = useCallback(
    (client: Client): Client => ({
      ...client,
      search: async (...request) => {
        const answer = client.search(...request);
        answer.then(
          () => setFailed(false),
          () => setFailed(true),
        );
        return answer;
      },
    }),
    [],
  );
  return (
    <>
      <AnySearchBar
        transformSearchClient={transformSearchClient}
        getMissingResultsUrl={({query}) => missingResultsUrl(query)}
      />
      {hasFailed &&
        createPortal(
          <div role="alert" className={`panel load-failure ${styles.failure}`}>
            <p>
              <strong>Unable to fetch results</strong>
              <br />
              You might want to check your network connection.
            </p>
          </div>,
          document.body,
        )}
    </>
  );
}
